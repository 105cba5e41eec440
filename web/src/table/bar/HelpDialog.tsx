import { DEFAULT_GAME, type GameId, isGameId } from '@moonstaff/catalogue';
import type { ShellKey } from '@moonstaff/text';
import { type Ref, use } from 'react';
import dialog from '../../kit/controls/Dialog.module.css';
import { DialogClose } from '../../kit/controls/DialogClose.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { TableContext } from '../context.ts';
import styles from './HelpDialog.module.css';
import { Report } from './Report.tsx';

const KEYS = [
  ['Tab', 'keyboard.tab'],
  ['← ↑ → ↓', 'keyboard.move'],
  ['Enter', 'keyboard.choose'],
  ['I', 'keyboard.inspect'],
  ['U', 'table.undo'],
  ['R', 'table.redo'],
  ['D', 'table.endTurn'],
  ['H', 'table.hint'],
  ['S', 'table.sinceLastTurn'],
  ['?', 'table.help'],
  ['K', 'table.icons'],
  ['F', 'table.fullScreen'],
  ['C', 'table.chat'],
  ['T', 'house.menu'],
  ['Esc', 'keyboard.close'],
] as const;

/** Keys that only one game has. */
const OWN_KEYS = {
  arnak: [
    ['1 – 9', 'arnakTable.chipKeys'],
    ['X', 'arnakTable.declineKey'],
    ['W', 'arnakTable.waitKey'],
  ],
  guild: [['+ − 0', 'keyboard.zoom']],
} as const satisfies { readonly [Id in GameId]: readonly (readonly [key: string, meaning: ShellKey])[] };

/** The keys of the table, and where to read on. */
export function HelpDialog({ ref }: { readonly ref: Ref<HTMLDialogElement> }) {
  const words = useWords();
  const table = use(TableContext);
  const here = table?.now.game;
  const game = here ?? DEFAULT_GAME;
  return (
    <dialog ref={ref} className={dialog.dialog} aria-label={words.t('keyboard.title')}>
      {/* Takes the focus, which would otherwise go to the report below. */}
      <h2 tabIndex={-1}>{words.t('keyboard.title')}</h2>
      <DialogClose />
      <dl className={styles.keyList}>
        {[...KEYS, ...(isGameId(here) ? OWN_KEYS[here] : [])].map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <Report />
      <form method="dialog" className={dialog.dialogFoot}>
        <a href={hrefOf('rules', game)}>{words.t('rules.open')}</a>
        <a href={hrefOf('components', game)}>{words.t('components.title')}</a>
        <button type="submit" className={look.buttonMain}>
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}
