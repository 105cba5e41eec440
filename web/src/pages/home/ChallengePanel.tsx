import { isGameId } from '@moonstaff/catalogue';
import type { Challenges } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { isKnown } from '../../table/server/known.ts';
import { phaseOf } from '../challenge/model.ts';
import home from './Home.module.css';

/** The client is large, and newcomers don't need it here. */
const todays = async (): Promise<Challenges> => (await import('../../table/server/api.ts')).serverApi().challenges();

/** The way to the challenge from the first page, with how one stands in it today. */
export function ChallengePanel() {
  const words = useWords('challenge');
  const [today, setToday] = useState<Challenges>();
  useEffect(() => {
    if (!isKnown()) return;
    let isHere = true;
    todays().then(
      (found) => isHere && setToday(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  const shown = today?.challenges.filter(({ game }) => isGameId(game)) ?? [];
  return (
    <a className={`${home.panel} ${home.link}`} href={hrefOf('challenge')}>
      <Icon name="sands-of-time" />
      <span>
        <b>{words.t('challenge.title')}</b>
        {shown.every((one) => phaseOf(one) === 'new') ? (
          <span className={look.label}>{words.t('challenge.about')}</span>
        ) : (
          shown.map((one) => (
            <span key={one.game} className={look.label}>
              {words.name('game', one.game)}: {stateOf(one)}
            </span>
          ))
        )}
      </span>
    </a>
  );

  function stateOf(one: Challenges['challenges'][number]): string {
    const { mine, players } = one;
    if (mine?.total !== undefined && mine.place !== undefined)
      return `${words.number(mine.total)}, ${words.t('challenge.placed', { place: mine.place, of: Math.max(players, mine.place) })}`;
    const phase = phaseOf(one);
    return phase === 'over' ? '–' : words.t(phase === 'playing' ? 'challenge.goOn' : 'challenge.start');
  }
}
