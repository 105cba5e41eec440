import { type Anchor, anchor } from '../../../table/spots/spots.ts';
import { keyOf, type Thing } from '../things.ts';

/** Makes an element stand for a thing that can't be pressed: things travel from and to it. */
export const standsFor = (thing: Thing): Anchor => anchor(keyOf(thing));
