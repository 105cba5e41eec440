import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { changeSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './SoundQuestion.module.css';

/** Asks whether there should be sound, in a row of its own. Either answer ends it for good. */
export function SoundQuestion() {
  const words = useWords();
  const answer = (sound: boolean) => () => changeSettings({ sound, soundAsked: true });
  return (
    <section className={styles.soundQuestion} data-part="sound" aria-label={words.t('settings.sound')}>
      <Icon name="speaker" />
      <p>{words.t('settings.soundAsk')}</p>
      <button type="button" className={look.buttonDark} onClick={answer(true)}>
        {words.t('settings.soundYes')}
      </button>
      <button type="button" className={look.buttonDark} onClick={answer(false)}>
        {words.t('settings.soundNo')}
      </button>
    </section>
  );
}
