import type { Score } from '@moonstaff/kernel';
import { useState } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { turnNamed } from '../../kit/route/moment.ts';
import { hrefOf, type RecordingKind } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { SpeechContext, useTable } from '../context.ts';
import { useOwnSpeech } from '../log/Log.tsx';
import { Headline } from '../log/Turn.tsx';
import { blockOf } from '../log/turn-block.ts';
import type { Standing } from '../source.ts';
import { type DecidingTurn, weightiest } from './decided.ts';
import styles from './TurningPoints.module.css';
import { turningPoints } from './turning.ts';
import { useDecided } from './useDecided.ts';

const WORDS = { lead: 'score.takesLead', ahead: 'score.staysAhead', best: 'score.bestTurn' } as const;

interface TurningPointsProps {
  readonly board: BoardModule;
  readonly history: readonly Standing[];
  readonly recording: readonly [RecordingKind, string];
  readonly nameOf: (seat: Score['seat']) => string;
  /** The viewer's own seat. */
  readonly you: Score['seat'] | undefined;
}

/** The turns that decided the game; each opens its recording there. Until the chances are known, the score says which. */
export function TurningPoints(props: TurningPointsProps) {
  const { source } = useTable();
  const decided = useDecided(source);
  return decided === undefined || decided.length === 0 ? (
    <Leads {...props} isFinal={decided !== undefined} />
  ) : (
    <Decided {...props} turns={decided} />
  );
}

const roundAt = ({ board, history }: TurningPointsProps, turn: number): string =>
  board.rounds(history).find(({ at }) => at >= turn)?.label ?? '';

/** How many turns stand there at first. */
const FIRST = 5;

/** What was done in the turns that moved a chance most, and by how much; a press shows the others. */
function Decided({ turns, ...props }: TurningPointsProps & { readonly turns: readonly DecidingTurn[] }) {
  const words = useWords();
  const { now } = useTable();
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? turns : weightiest(turns, FIRST);
  const more = turns.length - shown.length;
  const percent = (share: number): string => words.percent(Math.round(share * 100) / 100);
  return (
    <section className={`${look.panel} ${styles.scoreTurning}`} data-part="turning" data-known="">
      <h2 className={look.panelTitle}>
        {words.t('score.decided')} <small>{words.t('score.chance')}</small>
      </h2>
      <ol>
        <SpeechContext value={useOwnSpeech()}>
          {shown.map((one) => (
            <li key={one.turn}>
              <a href={hrefOf(...props.recording, turnNamed(one.turn))}>
                <b className={styles.turningRound}>{roundAt(props, one.turn)}</b>
                <SeatShape seat={one.seat} />
                <Headline board={props.board} block={blockOf(now, one)} />
                <span className={styles.chances}>
                  {percent(one.from)} › <b>{percent(one.to)}</b>
                </span>
              </a>
            </li>
          ))}
        </SpeechContext>
      </ol>
      {more > 0 && (
        <button type="button" className={look.buttonDark} onClick={() => showAll(true)}>
          {words.t('web.more', { n: more })}
        </button>
      )}
    </section>
  );
}

/** Who took the lead when, and everybody's best turn. */
function Leads({ isFinal, ...props }: TurningPointsProps & { readonly isFinal: boolean }) {
  const words = useWords();
  const { history, recording, nameOf, you } = props;
  return (
    <section
      className={`${look.panel} ${styles.scoreTurning}`}
      data-part="turning"
      data-known={isFinal ? '' : undefined}
    >
      <h2 className={look.panelTitle}>{words.t('score.turning')}</h2>
      <ol>
        {turningPoints(history).map(({ kind, seat, turn, gain }) => (
          <li key={`${turn} ${seat}`}>
            <a href={hrefOf(...recording, turnNamed(turn))}>
              <b className={styles.turningRound}>{roundAt(props, turn)}</b>
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
