import type { GuildView } from '@moonstaff/guild';
import { ownSeat } from './moment.ts';

/** Which section of the rules a task belongs to. */
const TOPICS: { readonly [task: string]: string } = {
  explore: 'exploring',
  keep: 'special',
  choose: 'special',
  village: 'village',
  trade: 'trade',
  treasure: 'spaces',
};

/** Where to open the rules: at what the player is doing. */
export function topicOf(view: GuildView): string {
  const task = view.players[ownSeat(view)]?.tasks.at(-1)?.task;
  return (task !== undefined ? TOPICS[task] : undefined) ?? 'turn';
}
