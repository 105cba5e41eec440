import type { Clock } from '@moonstaff/client';
import type { ShellKey, Words } from '@moonstaff/text';

const DAY = 24 * 60 * 60;

/** The clocks a host can choose, by how a group plays: without one, live, for an evening, a move a day, or in no hurry. */
const PRESETS = [
  { name: 'clock.none', clock: { kind: 'none' } },
  { name: 'clock.live', clock: { kind: 'live', seconds: 20 * 60, increment: 30 } },
  { name: 'clock.evening', clock: { kind: 'live', seconds: 45 * 60, increment: 60 } },
  { name: 'clock.daily', clock: { kind: 'slow', seconds: DAY } },
  { name: 'clock.noHurry', clock: { kind: 'slow', seconds: 7 * DAY } },
] as const satisfies readonly { readonly name: ShellKey; readonly clock: Clock }[];

export const CLOCKS: readonly Clock[] = PRESETS.map(({ clock }) => clock);

/** A preset by its name and what it means, any other clock by what it means. */
export function clockName(clock: Clock, words: Words): string {
  const preset = PRESETS.find((one) => clockId(one.clock) === clockId(clock));
  const meaning = meaningOf(clock, words);
  if (preset === undefined) return meaning;
  return clock.kind === 'none' ? words.t(preset.name) : `${words.t(preset.name)}: ${meaning}`;
}

function meaningOf(clock: Clock, words: Words): string {
  if (clock.kind === 'none') return words.t('lobby.noClock');
  if (clock.kind === 'slow') return words.t('lobby.slow', { days: clock.seconds / DAY });
  return words.t('lobby.live', { minutes: clock.seconds / 60, seconds: clock.increment });
}

/** Two clocks are the same when their settings are. */
export const clockId = (clock: Clock): string => JSON.stringify(Object.entries(clock).sort());
