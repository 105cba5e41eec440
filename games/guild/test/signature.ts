// Writes down how random play goes, after the rules were changed on purpose: node tools/run.mjs games/guild/test/signature.ts
import { writeFileSync } from 'node:fs';
import { at } from '@moonstaff/kernel';
import { type Signature, signatureOf } from '@moonstaff/kernel/signature';
import { type GuildView, MAP_IDS, prompt } from '../src/index.ts';
import { subject } from './conformance.ts';
import { start } from './play.ts';

/** Of these rules, so that a card of later ones changes nothing here. */
const RULES = 2;

/** Whole games of one and two players, and the beginning of larger ones, on every map. */
const GAMES = 48;

/** Short ones in which everything is looked at, hidden pieces too. */
const LOOKS = 24;

export const STRETCHES: readonly string[] = [
  ...Array.from({ length: GAMES }, (_, i) => `game ${i + 1}`),
  ...Array.from({ length: LOOKS }, (_, i) => `looks ${i + 1}`),
];

export function signature(name: string): Signature {
  const [kind, number] = name.split(' ');
  const i = Number(number);
  const seats = 1 + (Math.floor(i / MAP_IDS.length) % 4);
  const state = start(at(MAP_IDS, i % MAP_IDS.length), seats, name, RULES);
  const length =
    kind === 'looks' ? { actions: 24, prompt: (view: object) => prompt(view as GuildView) } : { actions: 240 };
  return signatureOf(subject, { state, words: name, avoids: ['done', 'decline'], ...length });
}

export const FILE = new URL('./signature.json', import.meta.url);

if (import.meta.main) {
  const all = Object.fromEntries(STRETCHES.map((name) => [name, signature(name)]));
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}
