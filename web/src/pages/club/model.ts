import type { Club, ClubMember, ClubTable, Pairing, Standing } from '@moonstaff/client';

/** How many people the head-to-head table shows. */
const PAIRED = 5;

/** Whom the head-to-head table is about: me first, then those who play most. */
export function pairedPeople(standings: readonly Standing[], me: string): readonly Standing[] {
  const active = [...standings].filter(({ played }) => played > 0).sort((a, b) => b.played - a.played);
  const own = active.filter(({ person }) => person === me);
  return [...own, ...active.filter(({ person }) => person !== me)].slice(0, PAIRED);
}

/** How often `person` was ahead of `other` and behind; nothing if they never played together. */
export const pairOf = (pairs: readonly Pairing[], person: string, other: string): Pairing | undefined =>
  pairs.find((pair) => pair.person === person && pair.other === other);

/** Tables that wait for me come first, then those one can join. */
export const runningTables = (tables: readonly ClubTable[]): readonly ClubTable[] =>
  [...tables].sort((a, b) => rankOf(a) - rankOf(b) || b.changedAt - a.changedAt);

const rankOf = ({ yourTurn, status }: ClubTable): number => (yourTurn ? 0 : status === 'open' ? 1 : 2);

/** Me first, then those who are here, then by when they were last here. */
export const sortedMembers = (members: readonly ClubMember[], me: string): readonly ClubMember[] =>
  [...members].sort(
    (a, b) =>
      Number(b.person === me) - Number(a.person === me) ||
      PRESENCE.indexOf(a.presence) - PRESENCE.indexOf(b.presence) ||
      (b.seenAt ?? 0) - (a.seenAt ?? 0),
  );

const PRESENCE: readonly ClubMember['presence'][] = ['here', 'table', 'away'];

/** How long ago somebody was here, in the largest whole unit. */
export function ago(seenAt: number, now: number): readonly [value: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(1, Math.floor((now - seenAt) / 60_000));
  if (minutes < 60) return [minutes, 'minute'];
  return minutes < 24 * 60 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / (24 * 60)), 'day'];
}

/** The same time a week later by the local clock, also when the clocks change in between. */
export function weekLater(at: number): number {
  const date = new Date(at);
  date.setDate(date.getDate() + 7);
  return date.getTime();
}

/** A likely time to meet: this evening at half past seven, or tomorrow's if that's over. */
export function comingEvening(now: number): number {
  const date = new Date(now);
  date.setHours(19, 30, 0, 0);
  if (date.getTime() <= now) date.setDate(date.getDate() + 1);
  return date.getTime();
}

/** Whether the planned evening is over. It lasts six hours. */
export const isPast = ({ evening }: Pick<Club, 'evening'>, now: number): boolean =>
  evening !== undefined && now > evening.at + 6 * 60 * 60_000;

/** A time as a field for local date and time takes it. */
export function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Whether a part of an address is a club's code rather than its id. */
export const isCode = (part: string): boolean => /^[a-z2-9]{12}$/.test(part);

/** Nobody has joined yet, and nothing was played. */
export const isNew = ({ members, tables, games }: Pick<Club, 'members' | 'tables' | 'games'>): boolean =>
  members.length === 1 && tables.length === 0 && games === 0;
