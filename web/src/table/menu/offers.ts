import type { Clock } from '@moonstaff/client';
import type { ActionShape } from '@moonstaff/kernel';
import type { Act } from '../server/history.ts';
import type { ServerTable } from '../server/ServerSource.ts';

/** What the viewer can decide before their turn, by game: to pass. In the Guild everybody plays at once. */
const PASSES: { readonly [game: string]: ActionShape } = { arnak: { type: 'pass' } };

/** The pass the viewer may plan while they wait for their turn, if the game has one. */
export function passToPlan({ info, you, play }: Pick<ServerTable, 'info' | 'you' | 'play'>): ActionShape | undefined {
  return you === undefined || play === undefined || play.toAct.includes(you) ? undefined : PASSES[info.game];
}

/** Whether the viewer still plays here: not a spectator, not gone, and the game isn't over. */
export function isPlaying({ info, you }: Pick<ServerTable, 'info' | 'you'>): boolean {
  const own = you === undefined ? undefined : info.seats[you];
  return info.status === 'playing' && own?.kind === 'person' && !own.gone;
}

type Waited = Pick<ServerTable, 'info' | 'you' | 'proposal' | 'waiting'>;

/**
 * From when on the viewer may ask the others to give this seat to a bot: at once when its player left, after the
 * server's patience when everybody waits for them at a table without a clock.
 */
export function giveToBotFrom(table: Waited, seat: number, patience: number | undefined): number | undefined {
  const info = table.info.seats[seat];
  const isOffered = isPlaying(table) && seat !== table.you && table.proposal === undefined;
  if (!isOffered || info?.kind !== 'person') return undefined;
  if (info.gone) return 0;
  const since = table.waiting?.find((one) => one.seat === seat)?.since;
  return since === undefined || patience === undefined ? undefined : since + patience;
}

/** Whether the viewer still has to agree or refuse. */
export const mayVote = ({ you }: Pick<ServerTable, 'you'>, waiting: readonly number[]): boolean =>
  you !== undefined && waiting.includes(you);

/** How many actions the list to go back to shows. */
const OFFERED = 12;

/** The actions one can ask to go back to, the latest last. An action without a trace in the log can't be told apart. */
export const actsToRewind = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(({ events }) => events.length > 0).slice(-OFFERED);

/** What a rewind to this entry would undo, the newest first. An action without a trace in the log isn't told. */
export const actsUndone = (acts: readonly Act[], to: number): readonly Act[] =>
  acts.filter(({ index, events }) => index >= to && events.length > 0).toReversed();

/** The numbers of days off to choose from. */
export const daysToTake = (left: number): readonly number[] => [1, 3, 7].filter((days) => days <= left);

/** How many more seconds a player asks for: a tenth of what everybody had, but at least a minute. */
export const moreTime = (clock: Clock): number | undefined =>
  clock.kind === 'none' ? undefined : Math.max(60, Math.round(clock.seconds / 10 / 60) * 60);

/** Why the viewer isn't playing, if they may come back. */
export function absenceOf({ info, you }: Pick<ServerTable, 'info' | 'you'>): 'botPlays' | 'left' | undefined {
  const own = you === undefined ? undefined : info.seats[you];
  if (own?.kind === 'bot' && own.instead !== undefined && !own.instead.resigned) return 'botPlays';
  return own?.kind === 'person' && own.gone ? 'left' : undefined;
}

/** Each action's number, as in a list of them, on the things it was about. Where several meet, the first counts. */
export function pinsFor<Thing>(
  acts: readonly Act[],
  thingsOf: (act: Act) => readonly Thing[],
): ReadonlyMap<Thing, string> {
  const pins = new Map<Thing, string>();
  for (const [i, act] of acts.entries())
    for (const thing of thingsOf(act)) if (!pins.has(thing)) pins.set(thing, String(i + 1));
  return pins;
}
