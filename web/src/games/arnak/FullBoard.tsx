import type { PlayerView } from '@moonstaff/arnak';
import type { Ref } from 'react';
import { useWords } from '../../settings/Words.tsx';
import { ASSISTANT_ICONS, GUARDIAN_ICONS } from './drawings.ts';
import { assistantLines, boonSigns, cardFace } from './faces.ts';
import { Card } from './parts/Card.tsx';
import { Assistant, WonGuardian } from './parts/Plates.tsx';

interface FullBoardProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly player: PlayerView;
}

/** Somebody else's board: what everybody may see of it. */
export function FullBoard({ ref, title, player }: FullBoardProps) {
  const words = useWords();
  return (
    <dialog ref={ref} className="dialog pile" aria-label={title}>
      <h2>{title}</h2>
      <h3 className="label">{words.t('arnakTable.playArea')}</h3>
      <ul className="pile-cards">
        {player.playArea.length === 0 && <li>{words.t('arnakTable.nothing')}</li>}
        {player.playArea.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind may lie here
          <li key={`${card} ${i}`}>
            <Card face={cardFace(card, words)} />
          </li>
        ))}
      </ul>
      <h3 className="label">{`${words.t('arnakTable.assistants')} · ${words.t('arnakTable.guardians')}`}</h3>
      <ul className="pile-cards">
        {player.assistants.map(({ id, gold, ready }) => (
          <li key={id}>
            <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, gold)} gold={gold} exhausted={!ready} />
          </li>
        ))}
        {player.guardians.map(({ id, used }) => (
          <li key={id}>
            <WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} used={used} />
          </li>
        ))}
      </ul>
      <h3 className="label">{words.t('arnakTable.temple')}</h3>
      <p>{player.temple.length === 0 ? '–' : player.temple.map((id) => words.name('temple', id)).join(', ')}</p>
      <form method="dialog" className="dialog-foot">
        <button type="submit" className="button-main">
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}
