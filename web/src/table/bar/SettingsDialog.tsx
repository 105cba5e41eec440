import { DEFAULT_GAME } from '@moonstaff/catalogue';
import type { Phrase } from '@moonstaff/kernel';
import { memo, type Ref, use, useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import dialog from '../../kit/controls/Dialog.module.css';
import { DialogClose } from '../../kit/controls/DialogClose.tsx';
import field from '../../kit/controls/Field.module.css';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { PREFERENCE_NAMES, PREFERENCES, type PreferenceName, valueName } from '../../kit/settings/preferences.ts';
import { changeSettings, useSettings } from '../../kit/settings/settings.ts';
import { fetchChapter, useWords } from '../../kit/words/Words.tsx';
import { TableContext } from '../context.ts';

const naming = late(() => import('../server/name.ts'));

const IN_DIALOG = PREFERENCE_NAMES.filter((name) => PREFERENCES[name].setElsewhere === undefined);

export function SettingsDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const words = useWords();
  const game = use(TableContext)?.now.game ?? DEFAULT_GAME;
  return (
    <dialog ref={ref} className={dialog.dialog} aria-label={words.t('settings.title')}>
      <h2 tabIndex={-1}>{words.t('settings.title')}</h2>
      <DialogClose />
      <Preferences />
      <form method="dialog" className={dialog.dialogFoot}>
        <a href={hrefOf('rules', game)}>{words.t('rules.open')}</a>
        <a href={hrefOf('credits')}>{words.t('web.credits')}</a>
        <button type="submit" className={look.buttonMain}>
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}

/** Kept apart from the table: drawing them again with each move would write to all of their inputs. */
const Preferences = memo(function Preferences() {
  return IN_DIALOG.map((name) => <Preference key={name} name={name} />);
});

/** One preference, drawn by its kind. */
function Preference({ name }: { readonly name: PreferenceName }) {
  const words = useWords();
  const value = useSettings()[name];
  const preference = PREFERENCES[name];
  const label = words.t(preference.label);
  const change = (to: string | number | boolean): void => changeSettings({ [name]: to });
  switch (preference.kind) {
    case 'choice':
      return (
        <Choice
          label={label}
          values={preference.values as readonly (string | number)[]}
          value={value as string | number}
          onChange={change}
          name={(one) => valueName(name, one, words)}
        />
      );
    case 'toggle':
      return (
        <Choice
          label={label}
          values={['on', 'off']}
          value={value === true ? 'on' : 'off'}
          onChange={(one) => change(one === 'on')}
          name={(one) => words.t(one === 'on' ? 'settings.on' : 'settings.off')}
        />
      );
    case 'text':
      return <NamePreference key={String(value)} label={label} name={String(value)} />;
  }
}

/** There's one name, here and at the server, so it's changed when it's complete, not with every letter. */
function NamePreference({ label, name }: { readonly label: string; readonly name: string }) {
  const words = useWords();
  const [text, setText] = useState(name);
  const [trouble, setTrouble] = useState<Phrase>();
  const keep = async (): Promise<void> => {
    if (text === name) return setTrouble(undefined);
    const { changeName } = await naming();
    const why = await changeName(text);
    if (why !== undefined) await fetchChapter(words, 'house');
    setTrouble(why);
  };
  return (
    <label className={field.field}>
      {label}
      <input
        className={field.entry}
        value={text}
        maxLength={60}
        autoComplete="nickname"
        aria-invalid={trouble !== undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === 'Enter' && void keep()}
      />
      {trouble !== undefined && (
        <span role="alert">{trouble.key.startsWith('server.') ? words.say(trouble) : words.t('trouble.server')}</span>
      )}
    </label>
  );
}
