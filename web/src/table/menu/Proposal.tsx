import type { OpenProposal } from '@moonstaff/client';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { levelName } from '../seats/levels.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { namesOf } from '../server/seats.ts';
import { mayVote } from './offers.ts';
import styles from './TableNotes.module.css';

interface ProposalProps extends OpenProposal {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** What somebody asks the others to agree to, with buttons for everyone who hasn't answered. */
export function Proposal({ source, house, seat, proposal, waiting }: ProposalProps) {
  const words = useWords();
  const names = namesOf(house, words);
  const name = names[seat] ?? '';
  const text =
    proposal.kind === 'rewind'
      ? words.t('house.asksRewind', { name, n: (house.play?.entries ?? proposal.to) - proposal.to })
      : words.t('house.asksBot', {
          name,
          other: names[proposal.seat] ?? '',
          level: levelName(proposal.level, words),
        });
  const asked = mayVote(house, waiting);
  const answer = (yes: boolean) => void source.command({ type: 'answer', yes });
  return (
    <div className={styles.houseNote} role="alert">
      <SeatShape seat={seat} />
      <p>
        {text}
        {!asked && ` ${words.t('table.waitingFor', { names: waiting.map((one) => names[one] ?? '').join(', ') })}`}
      </p>
      {asked && (
        <>
          <button type="button" className={look.buttonDark} onClick={() => answer(false)}>
            {words.t('house.no')}
          </button>
          <button type="button" className={look.buttonMain} onClick={() => answer(true)}>
            {words.t('house.yes')}
          </button>
        </>
      )}
    </div>
  );
}
