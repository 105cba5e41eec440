/** Pieces there's only one of, and idols: what a scenario can't have more of than the box. */
import { inBox, type Json, Refusal } from '@moonstaff/kernel';
import { idols } from '../data/index.ts';
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
