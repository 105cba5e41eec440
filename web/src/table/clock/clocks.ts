import type { Clock } from '@moonstaff/client';
import type { Words } from '@moonstaff/text';

const DAY = 24 * 60 * 60;

/** The clocks a host can choose: none, a budget that grows with each turn, or days for each turn. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 10 * 60, increment: 15 },
  { kind: 'live', seconds: 20 * 60, increment: 30 },
  { kind: 'live', seconds: 45 * 60, increment: 60 },
  { kind: 'slow', seconds: DAY },
  { kind: 'slow', seconds: 3 * DAY },
  { kind: 'slow', seconds: 7 * DAY },
];

export function clockName(clock: Clock, words: Words): string {
  if (clock.kind === 'none') return words.t('lobby.noClock');
  if (clock.kind === 'slow') return words.t('lobby.slow', { days: clock.seconds / DAY });
  return words.t('lobby.live', { minutes: clock.seconds / 60, seconds: clock.increment });
}

/** Two clocks are the same when their settings are. */
export const clockId = (clock: Clock): string => JSON.stringify(Object.entries(clock).sort());
