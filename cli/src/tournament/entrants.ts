import { type Bot, botsOf } from '../bots.ts';
import { Usage } from '../exit.ts';

/** The bots of a tournament. They're rated by name, so no name may come twice. */
export function entrantsOf(given: string): readonly Bot[] {
  const bots = botsOf(given);
  if (new Set(bots.map(({ name }) => name)).size < bots.length) throw new Usage('tournament.twice', { given });
  return bots;
}
