import { useRef, useState } from 'react';
import dialog from '../../kit/controls/Dialog.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';
import type { Act } from '../server/history.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { actsToRewind } from './offers.ts';
import { useActText } from './useActText.ts';

interface RewindButtonProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Asks the others to undo more than one may alone: everything from some action on, no matter whose. */
export function RewindButton({ source, house }: RewindButtonProps) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const acts = actsToRewind(house.acts);
  const [chosen, setChosen] = useState<number>();
  const to = acts.find(({ index }) => index === chosen)?.index ?? acts.at(-1)?.index;
  const ask = (): void => {
    if (to !== undefined) void source.command({ type: 'ask', proposal: { kind: 'rewind', to } });
  };
  return (
    <>
      <button
        type="button"
        className={look.buttonDark}
        disabled={house.proposal !== undefined}
        onClick={() => box.current?.showModal()}
      >
        {words.t('house.rewind')}
      </button>
      <dialog ref={box} className={dialog.dialog} aria-label={words.t('house.rewind')}>
        <h2>{words.t('house.rewind')}</h2>
        <p>{words.t(acts.length === 0 ? 'house.nothingDone' : 'house.rewindHint')}</p>
        <ol className={drawer.rewindActs}>
          {acts.map((act) => (
            <ActChoice key={act.index} act={act} chosen={act.index === to} onChoose={() => setChosen(act.index)} />
          ))}
        </ol>
        <form method="dialog" className={dialog.dialogFoot}>
          <button type="submit" className={look.buttonDark}>
            {words.t('table.cancel')}
          </button>
          <button type="submit" className={look.buttonMain} disabled={to === undefined} onClick={ask}>
            {words.t('house.ask')}
          </button>
        </form>
      </dialog>
    </>
  );
}

interface ActChoiceProps {
  readonly act: Act;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ActChoice({ act, chosen, onChoose }: ActChoiceProps) {
  const tell = useActText();
  return (
    <li>
      <label>
        <input type="radio" name="rewind" checked={chosen} onChange={onChoose} />
        {tell(act)}
      </label>
    </li>
  );
}
