import type { Challenge, ChallengeResult, Challenges, Week } from '@moonstaff/client';
import { useCallback, useEffect, useState } from 'react';
import { hasServer } from '../../kit/route/route.ts';
import { serverApi } from '../../table/server/api.ts';
import { whoAmI } from '../../table/server/open.ts';
import { phaseOf } from './model.ts';

export interface Shown {
  readonly challenge: Challenge;
  /** Once one may see it. */
  readonly result?: ChallengeResult;
}

/** What the page knows: nothing yet, that there's no server, or the challenges of a day. */
export type Known =
  | { readonly kind: 'away' }
  | {
      readonly kind: 'known';
      readonly isMe: boolean;
      readonly today: Challenges;
      /** How far the server's clock is ahead of this device's, in milliseconds. */
      readonly ahead: number;
      readonly shown: readonly Shown[];
      readonly week?: Week;
    };

const LOOK_AGAIN_MS = 30_000;

const withResult = async (challenge: Challenge): Promise<Shown> => {
  const result = await serverApi()
    .challenge(challenge.day, challenge.game)
    .catch(() => undefined);
  return result === undefined ? { challenge } : { challenge: result, result };
};

async function look(day: string | undefined): Promise<Known> {
  const api = serverApi();
  const [today, me] = await Promise.all([api.challenges(), whoAmI(api)]);
  const ahead = today.now - Date.now();
  if (day === undefined || day === today.day) {
    const shown = await Promise.all(
      today.challenges.map((one) => (phaseOf(one) === 'over' ? withResult(one) : { challenge: one })),
    );
    return { kind: 'known', isMe: me !== undefined, today, ahead, shown, ...(await weekFor(me !== undefined)) };
  }
  const past = today.past.filter((one) => one.day === day);
  const results = await Promise.all(past.map((one) => api.challenge(one.day, one.game).catch(() => undefined)));
  const shown = results.flatMap((result) => (result === undefined ? [] : [{ challenge: result, result }]));
  return { kind: 'known', isMe: me !== undefined, today, ahead, shown, ...(await weekFor(me !== undefined)) };
}

async function weekFor(isMe: boolean): Promise<{ readonly week?: Week }> {
  return isMe ? { week: await serverApi().challengeWeek() } : {};
}

/** The challenges of a day, read again now and then: others finish theirs, and the bots play on. */
export function useChallenges(day: string | undefined): {
  readonly known: Known | undefined;
  readonly again: () => void;
} {
  const [known, setKnown] = useState<Known>();
  const again = useCallback(() => {
    if (!hasServer()) return setKnown({ kind: 'away' });
    look(day).then(setKnown, () => setKnown({ kind: 'away' }));
  }, [day]);
  useEffect(() => {
    again();
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  return { known, again };
}
