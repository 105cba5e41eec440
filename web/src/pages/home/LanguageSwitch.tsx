import { LANGUAGES, OWN_NAMES } from '@moonstaff/text';
import look from '../../kit/look/look.module.css';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './LanguageSwitch.module.css';

/** All languages side by side; a press changes the page at once. */
export function LanguageSwitch() {
  const { language } = useSettings();
  const words = useWords();
  return (
    <fieldset className={styles.languages}>
      <legend className={look.spoken}>{words.t('settings.language')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => changeSettings({ language: code })}
        >
          {code.toUpperCase()}
          <span className={look.spoken}>{OWN_NAMES[code]}</span>
        </button>
      ))}
    </fieldset>
  );
}
