import { campById } from '@moonstaff/arnak';
import type { Moment } from './moment.ts';
import { keyOf, type Spot } from './things.ts';

/** The picture of a camp does what its first space does that can be pressed; anything else stands for itself. */
export function standIn(thing: Spot, { ways, short }: Moment): Spot {
  const can = (one: Spot): boolean => ways.has(keyOf(one)) || short.has(keyOf(one));
  if (thing.on !== 'camp' || can(thing)) return thing;
  const spaces = campById[thing.camp].spaces.map((_, space): Spot => ({ on: 'space', site: thing.camp, space }));
  return spaces.find(can) ?? thing;
}
