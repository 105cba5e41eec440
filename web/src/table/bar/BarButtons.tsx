import { useRef } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { FullScreenButton } from '../../kit/controls/FullScreenButton.tsx';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

/** Sound, help, settings, language: at the right end of every bar. */
export function BarButtons() {
  const words = useWords();
  const { sound, language } = useSettings();
  const settings = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  return (
    <div className="bar-keys">
      <FullScreenButton />
      <button
        type="button"
        className="bar-key key-sound"
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
        <span className="spoken">{words.t('settings.sound')}</span>
      </button>
      <button type="button" className="bar-key key-help" onClick={() => help.current?.showModal()}>
        <Icon name="help" />
        <span className="spoken">{words.t('table.help')}</span>
      </button>
      <button type="button" className="bar-key" onClick={() => settings.current?.showModal()}>
        <Icon name="settings-knobs" />
        <span className="spoken">{words.t('settings.title')}</span>
      </button>
      <button type="button" className="bar-key key-language" onClick={() => settings.current?.showModal()}>
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <span className="spoken">{words.t('settings.language')}</span>
      </button>
      <SettingsDialog ref={settings} />
      <HelpDialog ref={help} />
    </div>
  );
}
