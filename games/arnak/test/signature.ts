// Writes down how random play goes, after the rules were changed on purpose: node tools/run.mjs games/arnak/test/signature.ts
import { writeFileSync } from 'node:fs';
import { at, fastRandom } from '@moonstaff/kernel';
import { type Signature, signatureOf } from '@moonstaff/kernel/signature';
import { type ArnakView, prompt } from '../src/index.ts';
import { subject } from './conformance.ts';
import { arranged, start } from './play.ts';
import { rich } from './rich.ts';

/** Of these rules, so that a card of later ones changes nothing here. */
const RULES = 3;
const AVOIDS = ['pass', 'skip', 'cancel', 'endTurn', 'putDown'];
const BOARDS = ['bird', 'snake'] as const;

const QUESTION = { prompt: (view: object) => prompt(view as ArnakView) };

/** Games from their beginning, with one to four players. */
const PLAIN = 16;
/** Games from rich positions, where rare cards and places are at hand. */
const RICH = 48;
/** Short ones in which everything is looked at, hidden pieces too. */
const LOOKS = 24;

export const STRETCHES: readonly string[] = [
  ...Array.from({ length: PLAIN }, (_, i) => `plain ${i + 1}`),
  ...Array.from({ length: RICH }, (_, i) => `rich ${i + 1}`),
  ...Array.from({ length: LOOKS }, (_, i) => `looks ${i + 1}`),
];

export function signature(name: string): Signature {
  const [kind, number = '1'] = name.split(' ');
  const i = Number(number);
  const board = at(BOARDS, i % 2);
  const seats = 1 + (Math.floor(i / 2) % 4);
  const table = { seats, board, words: name, rules: RULES, difficulty: i % 6 };
  const state = kind === 'plain' ? start(table) : arranged(rich(seats, board, fastRandom(name), RULES), table);
  const length = kind === 'looks' ? { actions: 16, ...QUESTION } : { actions: 80 };
  return signatureOf(subject, { state, words: name, avoids: AVOIDS, ...length });
}

export const FILE = new URL('./signature.json', import.meta.url);

if (import.meta.main) {
  const all = Object.fromEntries(STRETCHES.map((name) => [name, signature(name)]));
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}
