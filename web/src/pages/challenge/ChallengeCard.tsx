import type { GameId } from '@moonstaff/catalogue';
import type { Challenge, ChallengeResult } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { Suspense, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { go, hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { INVITATIONS } from '../games/invitations.ts';
import styles from './Challenge.module.css';
import { useDescription } from './description.ts';
import { phaseOf } from './model.ts';
import { Results } from './Results.tsx';

interface ChallengeCardProps {
  readonly game: GameId;
  readonly challenge: Challenge;
  readonly result?: ChallengeResult;
  readonly isToday: boolean;
  /** Whether the server knows this browser. */
  readonly isMe: boolean;
  readonly onChange: () => void;
}

/** One game's challenge: what's dealt, what one can do now, and once one may see them, the results. */
export function ChallengeCard({ game, challenge, result, isToday, isMe, onChange }: ChallengeCardProps) {
  const words = useWords();
  const { Picture } = INVITATIONS[game];
  const { options, players, mine } = challenge;
  const place = options['map'] ?? options['board'];
  const title = words.name('game', game);
  return (
    <section className={look.panel} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.picture} data-picture={game}>
          <Suspense>
            <Picture place={place} />
          </Suspense>
        </div>
        <div>
          <h2 className={look.panelTitle}>{title}</h2>
          <p>{useDescription(challenge)}</p>
          <p className={look.label}>{words.t('challenge.players', { n: players })}</p>
        </div>
      </div>
      {mine?.total !== undefined && mine.place !== undefined ? (
        <p className={styles.mine}>
          <b>{words.number(mine.total)}</b>{' '}
          {words.t('challenge.placed', { place: mine.place, of: Math.max(players, mine.place) })}
        </p>
      ) : (
        mine?.finishedAt !== undefined && <p>{words.t('challenge.noPlace')}</p>
      )}
      {isToday && <Deed challenge={challenge} isMe={isMe} onChange={onChange} />}
      {result !== undefined && <Results result={result} />}
    </section>
  );
}

/** What one can do before one's try is over. */
function Deed({ challenge, isMe, onChange }: Pick<ChallengeCardProps, 'challenge' | 'isMe' | 'onChange'>) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<Phrase>();
  const { day, game, mine } = challenge;
  const start = async (): Promise<void> => {
    setAsked(true);
    try {
      go('house', (await serverApi().tryChallenge(day, game)).table);
    } catch (error) {
      setTrouble(reasonOf(error));
      setAsked(false);
      onChange();
    }
  };
  const phase = phaseOf(challenge);
  if (phase === 'over') return null;
  return (
    <>
      <p className={look.label}>{words.t('challenge.rules')}</p>
      {phase === 'playing' ? (
        <a className={look.buttonMain} href={hrefOf('house', mine?.table ?? '')}>
          {words.t('challenge.goOn')}
        </a>
      ) : (
        <button type="button" className={look.buttonMain} disabled={asked || !isMe} onClick={() => void start()}>
          {words.t('challenge.start')}
        </button>
      )}
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      <p className={look.label}>{words.t('challenge.sealed')}</p>
    </>
  );
}
