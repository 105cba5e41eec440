import type { OpenProposal } from '@moonstaff/client';
import { useEffect } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import { thingsIn } from '../log/mentions.ts';
import { levelName } from '../seats/levels.ts';
import type { Act } from '../server/history.ts';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { namesOf } from '../server/seats.ts';
import { setMarks } from '../spots/marks.ts';
import { actsUndone, mayVote, pinsFor } from './offers.ts';
import styles from './TableNotes.module.css';
import { useActText } from './useActText.ts';

interface ProposalProps extends OpenProposal {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** What somebody asks the others to agree to, with buttons for everyone who hasn't answered. */
export function Proposal({ source, house, seat, proposal, waiting }: ProposalProps) {
  const words = useWords();
  const names = namesOf(house, words);
  const name = names[seat] ?? '';
  const undone = proposal.kind === 'rewind' ? actsUndone(house.acts, proposal.to) : [];
  const text = question(proposal, { name, names, undone: undone.length, words });
  const asked = mayVote(house, waiting);
  const answer = (yes: boolean) => void source.command({ type: 'answer', yes });
  return (
    <div className={styles.houseNote} role="alert">
      <SeatShape seat={seat} />
      <p>
        {text}
        {!asked && ` ${words.t('table.waitingFor', { names: waiting.map((one) => names[one] ?? '').join(', ') })}`}
      </p>
      <Undone acts={undone} />
      {seat === house.you && (
        <button type="button" className={look.buttonDark} onClick={() => void source.command({ type: 'withdraw' })}>
          {words.t('house.withdraw')}
        </button>
      )}
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

interface Asker {
  readonly name: string;
  readonly names: readonly string[];
  /** How many actions a rewind would undo. */
  readonly undone: number;
  readonly words: ReturnType<typeof useWords>;
}

function question(proposal: OpenProposal['proposal'], { name, names, undone, words }: Asker): string {
  switch (proposal.kind) {
    case 'rewind':
      return words.t('house.asksRewind', { name, n: undone });
    case 'bot': {
      const level = levelName(proposal.level, words);
      return words.t('house.asksBot', { name, other: names[proposal.seat] ?? '', level });
    }
    case 'time':
      return words.t('house.asksTime', { name, minutes: Math.round(proposal.seconds / 60) });
    case 'end':
      return words.t('house.asksEnd', { name });
    case 'pause':
      return words.t('house.asksPause', { name });
    case 'resume':
      return words.t('house.asksResume', { name });
  }
}

/** On the board, each action's number is on the things it was about. */
function usePins(acts: readonly Act[]): void {
  const { now, board } = useTable();
  const { tell } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pinned once for each set of actions
  useEffect(() => {
    if (acts.length === 0) return;
    const pins = pinsFor(acts, ({ index: entry, seat, events }) =>
      events.flatMap((phrase, id) => thingsIn({ id, entry, seat, phrase }, tell(phrase), board, now).slice(0, 1)),
    );
    setMarks({ pins });
    return () => setMarks({ pins: new Map() });
  }, [acts.map(({ index }) => index).join(' '), board]);
}

/** Exactly what would be undone, the newest first. */
function Undone({ acts }: { readonly acts: readonly Act[] }) {
  const words = useWords();
  const tell = useActText();
  usePins(acts);
  if (acts.length === 0) return null;
  return (
    <div className={styles.undone}>
      <p>{words.t('house.undoes')}</p>
      <ol>
        {acts.map((act, i) => (
          <li key={act.index}>
            <b>{i + 1}</b> <SeatShape seat={act.seat} /> {tell(act)}
          </li>
        ))}
      </ol>
    </div>
  );
}
