import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { namesOf } from '../server/seats.ts';
import { LongWait } from './LongWait.tsx';
import { absenceOf, isPlaying, passToPlan } from './offers.ts';
import { PlanButton } from './PlanButton.tsx';
import { Proposal } from './Proposal.tsx';
import styles from './TableNotes.module.css';

interface TableNotesProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** What stays above the board until it's dealt with: a proposal, one's own absence, a plan, another table's call. */
export function TableNotes({ source, house }: TableNotesProps) {
  const words = useWords();
  const { info, plan, proposal, call } = house;
  if (info.status === 'finished' && info.outcome === undefined) return <Ended source={source} house={house} />;
  if (info.status !== 'playing') return null;
  const absence = absenceOf(house);
  return (
    <aside className={styles.houseNotes} aria-label={words.t('house.menu')}>
      {absence !== undefined && (
        <div className={styles.houseNote} role="alert">
          <p>{words.t(absence === 'botPlays' ? 'house.botPlays' : 'house.youLeft')}</p>
          <button type="button" className={look.buttonMain} onClick={() => void source.command({ type: 'return' })}>
            {words.t('house.return')}
          </button>
        </div>
      )}
      {info.paused && (
        <div className={styles.houseNote} role="status">
          <p>{words.t('house.isPaused')}</p>
          {isPlaying(house) && proposal === undefined && (
            <button
              type="button"
              className={look.buttonMain}
              onClick={() => void source.command({ type: 'ask', proposal: { kind: 'resume' } })}
            >
              {words.t('house.resume')}
            </button>
          )}
        </div>
      )}
      <LongWait source={source} house={house} />
      {plan !== undefined && passToPlan(house) !== undefined && (
        <div className={styles.houseNote}>
          <p role="status">{words.t('house.planned')}</p>
          <PlanButton source={source} house={house} />
        </div>
      )}
      {call !== undefined && (
        <p className={styles.houseNote} role="status">
          {words.name('game', call.game)}: {words.t('home.yourTurn')}
          <a className={look.buttonMain} href={hrefOf('house', call.table)}>
            {words.t('lobby.toTable')}
          </a>
        </p>
      )}
      {proposal !== undefined && <Proposal source={source} house={house} {...proposal} />}
    </aside>
  );
}

/** Everybody else has resigned: there's a winner, but no score sheet. */
function Ended({ source, house }: TableNotesProps) {
  const words = useWords();
  const names = namesOf(house, words);
  const winners = house.info.winners?.flatMap((seat) => (seat === 'rival' ? [] : [names[seat] ?? ''])) ?? [];
  return (
    <aside className={styles.houseNotes} aria-label={words.t('house.menu')}>
      <div className={styles.houseNote} role="alert">
        <p>
          {words.t('table.over')}. {winners.length > 0 && words.t('lobby.won', { names: winners.join(', ') })}{' '}
          {source.isAskedAgain && words.t('score.isAsked')}
        </p>
        {source.challenge === undefined ? (
          <>
            <a className={look.buttonDark} href={hrefOf(...source.recording)}>
              {words.t('replay.title')}
            </a>
            <button type="button" className={look.buttonMain} onClick={() => void source.again()}>
              {words.t('score.rematch')}
            </button>
          </>
        ) : (
          <a className={look.buttonMain} href={hrefOf('challenge', source.challenge)}>
            {words.t('house.toChallenge')}
          </a>
        )}
      </div>
    </aside>
  );
}
