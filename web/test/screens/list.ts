import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLog } from '@moonstaff/kernel';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Sitter } from '../../src/table/source.ts';

/** A screen of the page whose pictures are kept. */
export interface Screen {
  readonly name: string;
  /** The address behind `#/`. */
  readonly place: string;
  /** There when the screen is complete. */
  readonly ready: string;
  /** Games kept on the device. */
  readonly games?: readonly SavedGame[];
}

export const SHOTS = join(import.meta.dirname, '../../shots');

const NOON = Date.UTC(2026, 0, 2, 12);
const ILKA: Sitter = { kind: 'person', name: 'Ilka' };
const BOTS: readonly Sitter[] = ['Marek', 'Juno', 'Tove'].map((name) => ({ kind: 'bot', name, level: 'skilled' }));

/** A recorded game as the device would keep it, after this number of its entries; otherwise whole. */
export function recorded(name: string, until = Number.POSITIVE_INFINITY): SavedGame {
  const { game, rules, options, seed, seats, entries } = parseLog(
    readFileSync(join(SHOTS, `games/${name}.log.json`), 'utf8'),
  );
  const over = entries.length <= until;
  const sitters = [ILKA, ...BOTS].slice(0, seats);
  return { id: name, game, rules, options, seed, sitters, entries: entries.slice(0, until), over, changed: NOON };
}

/** In both, the first seat is to act and all others wait for it. */
const guild = recorded('guild', 204);
const arnak = recorded('arnak', 144);

/** A further screen is a further entry; then `npm run pictures -w web -- --update NAME`. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    place: '',
    ready: '[data-page="home"]:has(li):has(a[href$="#/challenge"]):not(:has([data-picture]:empty))',
    games: [guild, arnak],
  },
  { name: 'guild', place: 'table/guild', ready: '[data-part="space"]', games: [guild] },
  { name: 'arnak', place: 'table/arnak', ready: '[data-board="arnak"] [aria-disabled="false"]', games: [arnak] },
  { name: 'score', place: 'table/guild', ready: '[data-part="turning"][data-known]', games: [recorded('guild')] },
  { name: 'replay', place: 'replay/arnak/200', ready: '.replay-bar', games: [recorded('arnak')] },
];
