import type { Score } from '@moonstaff/kernel';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { turnNamed } from '../../kit/route/moment.ts';
import { hrefOf, type RecordingKind } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import type { Standing } from '../source.ts';
import styles from './TurningPoints.module.css';
import { turningPoints } from './turning.ts';

const WORDS = { lead: 'score.takesLead', ahead: 'score.staysAhead', best: 'score.bestTurn' } as const;

interface TurningPointsProps {
  readonly board: BoardModule;
  readonly history: readonly Standing[];
  readonly recording: readonly [RecordingKind, string];
  readonly nameOf: (seat: Score['seat']) => string;
  /** The viewer's own seat. */
  readonly you: Score['seat'] | undefined;
}

/** The turns that decided the game; each opens its recording there. */
export function TurningPoints({ board, history, recording, nameOf, you }: TurningPointsProps) {
  const words = useWords();
  const rounds = board.rounds(history);
  return (
    <section className={`${look.panel} ${styles.scoreTurning}`} data-part="turning">
      <h2 className={look.panelTitle}>{words.t('score.turning')}</h2>
      <ol>
        {turningPoints(history).map(({ kind, seat, turn, gain }) => (
          <li key={`${turn} ${seat}`}>
            <a href={hrefOf(...recording, turnNamed(turn))}>
              <b className={styles.turningRound}>{rounds.find(({ at }) => at >= turn)?.label}</b>
              <SeatShape seat={seat} />
              <span>{words.t(WORDS[kind], { name: nameOf(seat), whose: seat === you ? 'own' : 'other' })}</span>
              <b>{gain > 0 ? `+${gain}` : ''}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
