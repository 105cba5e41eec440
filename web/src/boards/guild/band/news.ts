import type { TreasureId } from '@moonstaff/guild';
import { beforeTurn, hasActed, turnsAmong } from '../../../table/digest/meanwhile.ts';
import type { TableLine } from '../../../table/log/story.ts';
import type { Moment } from '../moment.ts';

const isGoal = ({ events }: TableLine): boolean => events.some(({ phrase }) => phrase.key === 'guild.event.goal');

/** What the others did before the viewer's turn, goals first; until the viewer acts. */
export function newsOf({ view, log, myTurn }: Moment): readonly TableLine[] {
  if (!myTurn) return [];
  const told = { game: 'guild', viewer: view.viewer, log };
  const before = beforeTurn(told, undefined);
  if (before.length === 0 || hasActed(told, before)) return [];
  const lines = turnsAmong(told, before, undefined).flatMap((block) => block.lines);
  return [...lines.filter(isGoal), ...lines.filter((line) => !isGoal(line))];
}

const DRAWS: readonly string[] = [
  'guild.event.treasureKept',
  'guild.event.treasureCoins',
  'guild.event.treasureExplorer',
];

/** The treasures that the viewer's last action brought. Only they know which. */
export function drawnBy({ view, log }: Moment): readonly TreasureId[] {
  const mine = log.filter(({ seat, entry }) => seat === view.viewer && entry !== undefined);
  const last = mine.at(-1)?.entry;
  return mine.flatMap(({ entry, phrase: { key, args } }) =>
    entry === last && DRAWS.includes(key) && typeof args['treasure'] === 'string'
      ? [args['treasure'] as TreasureId]
      : [],
  );
}
