import type { Snapshot } from '../source.ts';

type Moment = Pick<Snapshot, 'moment' | 'past' | 'replay'>;

/** Whether the way from one moment to another can be shown. It can't after a jump: then everything would move at once. */
export function follows(then: Moment, now: Moment): boolean {
  if (then.moment === now.moment || then.past !== now.past) return false;
  if (then.replay === undefined || now.replay === undefined) return then.replay === now.replay;
  const [from, to] = [then.replay.at, now.replay.at];
  // A recording goes on by one turn at most. Backwards, and through other eyes, it's a jump.
  return then.replay.eyes === now.replay.eyes && from < to && !now.replay.turns.some((end) => from < end && end < to);
}
