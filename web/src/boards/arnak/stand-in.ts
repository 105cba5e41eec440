import { campById } from '@moonstaff/arnak';
import type { Moment } from './moment.ts';
import { isCamp } from './state.ts';
import { keyOf, type Spot } from './things.ts';

/**
 * The picture of a camp does what its first space does that can be pressed, and where the camp is meant as a whole, its
 * spaces do what the camp does. Anything else stands for itself.
 */
export function standIn(thing: Spot, { ways, short }: Moment): Spot {
  const can = (one: Spot): boolean => ways.has(keyOf(one)) || short.has(keyOf(one));
  if (can(thing)) return thing;
  if (thing.on === 'space' && isCamp(thing.site)) {
    const camp: Spot = { on: 'camp', camp: thing.site };
    return can(camp) ? camp : thing;
  }
  if (thing.on !== 'camp') return thing;
  const spaces = campById[thing.camp].spaces.map((_, space): Spot => ({ on: 'space', site: thing.camp, space }));
  return spaces.find(can) ?? thing;
}
