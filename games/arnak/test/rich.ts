import { type Component, type FastRandom, inBox, type Json, nextBelow } from '@moonstaff/kernel';
import { arnak, artifacts, assistants, type Board, items } from '../src/index.ts';
import { NAMES } from './play.ts';

/** As many as the box has. */
const IDOLS = 16;

/** Everybody well off and halfway up, with hands full of rare cards, so that rare effects come up. */
export function rich(
  seats: number,
  board: Board,
  random: FastRandom,
  rules = arnak.rules.current,
): { readonly [part: string]: Json } {
  const cards = inBox<Component>(rules, [...items, ...artifacts]).map(({ id }) => id);
  const people = inBox<Component>(rules, assistants).map(({ id }) => id);
  const draw = (bag: string[]): string => bag.splice(nextBelow(random, bag.length), 1)[0] ?? 'fear';
  let idolsLeft = IDOLS;
  const takeIdols = (wanted: number): number => {
    const taken = Math.min(wanted, idolsLeft);
    idolsLeft -= taken;
    return taken;
  };
  const player = (seat: number): Json => ({
    coins: 6,
    compass: 8,
    tablet: 5,
    arrowhead: 4,
    jewel: 4,
    slots: takeIdols(nextBelow(random, 4)),
    crates: takeIdols(2),
    hand: [draw(cards), draw(cards), draw(cards), draw(cards), draw(cards)],
    deck: ['fear', draw(cards), draw(cards)],
    glass: `${board}-${2 + nextBelow(random, 6)}-1`,
    notebook: `${board}-1-1`,
    assistants: { [draw(people)]: { side: nextBelow(random, 2) === 0 ? 'silver' : 'gold', ready: true } },
    guardians: [`guardian-0${seat + 1}`],
  });
  return {
    round: 1 + nextBelow(random, 4),
    active: 'red',
    sites: {
      'pos-i-low-1': { tile: 'site-i-draw-arrowhead', guardian: 'guardian-10', spaces: ['red'] },
      'pos-i-high-3': { tile: 'site-i-item-or-compasses' },
    },
    ...Object.fromEntries(NAMES.slice(0, seats).map((name, seat) => [name, player(seat)])),
  };
}
