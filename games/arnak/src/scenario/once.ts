/** Pieces there's only one of, and idols: what a scenario can't have more of than the box. */
import { at, inBox, type Json, Refusal } from '@moonstaff/kernel';
import { FEAR_CARDS, idols, TEMPLE_TILES, templeStacks } from '../data/index.ts';
import type { ArnakState } from '../state.ts';
import { assistantIds, guardianIds, tileIds } from './tiles.ts';

const SINGLE: ReadonlySet<string> = new Set<string>([...assistantIds, ...guardianIds, ...tileIds]);

/** A tile, guardian or assistant that's named in two places would silently be missing from the first. */
export function demandOnce(given: Json): void {
  const seen = new Set<string>();
  const note = (word: string, path: string): void => {
    if (seen.has(word)) throw new Refusal('given.gone', { path, given: word });
    if (SINGLE.has(word)) seen.add(word);
  };
  const look = (value: Json, path: string): void => {
    if (typeof value === 'string') note(value, path);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value) as [string, Json][]) {
      const here = path === '' ? name : `${path}.${name}`;
      if (!Array.isArray(value)) note(name, here);
      look(part, here);
    }
  };
  look(given, '');
}

/** Players can't have more idols than there are. */
export function demandIdols(state: ArnakState, seats: readonly string[]): void {
  const all = inBox(state.rules, idols).reduce((sum, { copies }) => sum + copies, 0);
  let taken = 0;
  for (const [seat, { crates, slots }] of state.players.entries()) {
    taken += crates + slots;
    if (taken > all) throw new Refusal('given.number', { path: `${seats[seat]}.crates`, given: crates });
  }
}

/** The Fear deck can't have more cards than players leave in it. */
export function demandFear(state: ArnakState, given: number | undefined): void {
  const held = state.players.flatMap(({ hand, deck, playArea }) => [...hand, ...deck, ...playArea]);
  const out = held.filter((card) => card === 'fear').length;
  if (given !== undefined && given + out > FEAR_CARDS) throw new Refusal('given.number', { path: 'fearDeck', given });
}

/** Nor can there be more temple tiles than in the box. */
export function demandTemple(state: ArnakState, seats: readonly string[]): void {
  for (const [index, { id }] of templeStacks.entries()) {
    const left = at(state.temple, index);
    if (left > TEMPLE_TILES) throw new Refusal('given.number', { path: `temple.${id}`, given: left });
    let taken = 0;
    for (const [seat, { temple }] of state.players.entries()) {
      taken += temple.filter((tile) => tile === id).length;
      if (taken > TEMPLE_TILES)
        throw new Refusal('given.piece', { path: `${seats[seat]}.temple.${temple.lastIndexOf(id)}`, given: id });
    }
  }
}
