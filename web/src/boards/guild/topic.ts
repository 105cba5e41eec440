import type { GuildAction, GuildView } from '@moonstaff/guild';
import type { BoardModule } from '../../table/board.ts';
import { isOf } from '../../table/help/possible.ts';
import { ownSeat } from './moment.ts';

/** Which section of the rules a task belongs to. */
const TOPICS: { readonly [task: string]: string } = {
  explore: 'exploring',
  keep: 'special',
  use: 'special',
  village: 'village',
  trade: 'trade',
  treasure: 'spaces',
};

/** Where to open the rules: at what the player is doing. */
export function topicOf(view: GuildView): string {
  const task = view.players[ownSeat(view)]?.tasks.at(-1)?.task;
  return (task !== undefined ? TOPICS[task] : undefined) ?? 'turn';
}

/** What the sections about deeds let one do. */
export const DEEDS: BoardModule['deeds'] = {
  exploring: isOf<GuildAction>('explore'),
  special: isOf<GuildAction>('keep', 'use'),
  village: isOf<GuildAction>('village'),
  trade: isOf<GuildAction>('trade'),
};
