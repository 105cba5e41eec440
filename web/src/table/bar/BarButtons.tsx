import { type Ref, use, useRef } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { FullScreenButton } from '../../kit/controls/FullScreenButton.tsx';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { TableContext } from '../context.ts';
import { whereToAsk } from '../sound/asking.ts';
import styles from './Bar.module.css';
import { HelpDialog } from './HelpDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

/** Which buttons a phone has room for. */
const ON_PHONE = {
  all: '',
  fewer: styles.fewer,
  settings: styles.settingsOnly,
  table: styles.settingsAndHelp,
} as const;

interface BarButtonsProps {
  readonly onPhone?: keyof typeof ON_PHONE;
  /** The languages are beside the bar already. */
  readonly noLanguage?: boolean;
  /** What opens help at a table. Elsewhere it's a list of the keys. */
  readonly help?: Toggled & { readonly dialog: Ref<HTMLDialogElement> };
  /** The key to the signs of a game. */
  readonly icons?: Toggled;
}

/** What a button opens and closes. */
interface Toggled {
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Sound, help, settings, language: at the right end of every bar. */
export function BarButtons({ onPhone = 'all', noLanguage = false, help: atTable, icons }: BarButtonsProps) {
  const words = useWords();
  const kept = useSettings();
  const { sound, language } = kept;
  const isAtTable = use(TableContext) !== undefined;
  const layout = useLayout();
  const asks = isAtTable && whereToAsk(kept, layout) === 'bar';
  /** Notes stand only at a table. */
  const named = (text: string) => (isAtTable ? says(text) : { title: text });
  const settings = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  return (
    <div data-part="bar-buttons" className={`${styles.barKeys} ${ON_PHONE[onPhone]}`}>
      {isAtTable && <FullScreenButton />}
      <BarButton
        does="sound"
        className={asks ? styles.asking : undefined}
        aria-pressed={sound}
        {...named(words.t('settings.sound'))}
        onClick={() => changeSettings({ sound: !sound, soundAsked: true })}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
        <span className={asks ? styles.asks : look.spoken}>
          {words.t(asks ? 'settings.soundAsk' : 'settings.sound')}
        </span>
      </BarButton>
      <BarButton
        does="help"
        aria-expanded={atTable?.open}
        aria-keyshortcuts={atTable && '?'}
        {...named(words.t('table.help'))}
        onClick={() => (atTable === undefined ? help.current?.showModal() : atTable.toggle())}
      >
        <Icon name="help" />
        <span className={look.spoken}>{words.t('table.help')}</span>
      </BarButton>
      {icons !== undefined && (
        <BarButton
          does="icons"
          aria-expanded={icons.open}
          aria-keyshortcuts="k"
          {...named(words.t('table.icons'))}
          onClick={icons.toggle}
        >
          <Icon name="rune-stone" />
          <span className={look.spoken}>{words.t('table.icons')}</span>
        </BarButton>
      )}
      <BarButton does="settings" {...named(words.t('settings.title'))} onClick={() => settings.current?.showModal()}>
        <Icon name="settings-knobs" />
        <span className={look.spoken}>{words.t('settings.title')}</span>
      </BarButton>
      {!noLanguage && (
        <BarButton
          does="language"
          {...named(words.t('settings.language'))}
          onClick={() => settings.current?.showModal()}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className={look.spoken}>{words.t('settings.language')}</span>
        </BarButton>
      )}
      <SettingsDialog ref={settings} />
      <HelpDialog ref={atTable?.dialog ?? help} />
    </div>
  );
}
