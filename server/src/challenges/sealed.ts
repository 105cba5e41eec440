import { HttpRefusal } from '../http/problem.ts';

/** Clocks of two nodes may differ by a moment. Nobody reads on one what can still be played on the other. */
const SKEW = 10_000;

export const isDayOver = ({ endsAt }: { readonly endsAt: number }, now: number): boolean => now >= endsAt + SKEW;

/** The seed of a challenge doesn't leave the server before its day is over. */
export function demandDayOver(challenge: { readonly endsAt: number }, now: number): void {
  if (!isDayOver(challenge, now)) throw new HttpRefusal(409, 'server.challenge.tomorrow');
}
