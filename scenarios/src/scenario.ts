import type { Json, Seat } from '@moonstaff/kernel';
import { LineCounter, parseAllDocuments } from 'yaml';
import { readThen } from './expect/index.ts';
import { Fault } from './fault.ts';
import type { Check } from './moment.ts';
import { type Place, placesOf } from './place.ts';
import { type Puzzle, readPuzzle } from './puzzle.ts';
import { demandKnown, fieldsOf, itemsOf, patternOf, seatOf, textOf } from './reading.ts';

/** One action, or one look at the state of the game. */
export type Step =
  | { readonly kind: 'act'; readonly line: number; readonly seat: Seat; readonly pattern: Place }
  | { readonly kind: 'undo' | 'redo'; readonly line: number; readonly seat: Seat }
  | { readonly kind: 'then'; readonly line: number; readonly checks: readonly Check[] };

/** A scenario that has been read and is well-formed. `run` says whether it holds. */
export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly rules: readonly string[];
  /** If it's a puzzle: its steps are the best turn. */
  readonly puzzle?: Puzzle;
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly string[];
  /** The words the seed is made from. */
  readonly seed: string;
  /** The version of the rules; the newest if absent. */
  readonly version?: number;
  /** All of `given` as it's written in the file. */
  readonly given: Place;
  /** The parts of the state it sets. */
  readonly parts: { readonly [name: string]: Json };
  readonly steps: readonly Step[];
  /** As it's written in the file, for looking up what it mentions. */
  readonly text: string;
}

const TOP = ['title', 'rules', 'puzzle', 'given', 'when', 'then'] as const;
const GIVEN: readonly string[] = ['game', 'options', 'seats', 'seed', 'version'];
const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

/** Reads a file of one or more scenarios, each a YAML document. Throws a `Fault` at the first that's wrong. */
export const readScenarios = (file: string, text: string): readonly Scenario[] =>
  readDocuments(file, text).map(({ scenario }) => scenario);

/** The same, each with all of its document as data. */
export function readDocuments(
  file: string,
  text: string,
): readonly { readonly scenario: Scenario; readonly fields: { readonly [name: string]: Json } }[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter });
  const read = (Array.isArray(documents) ? documents : []).map((doc) => {
    const [error] = doc.errors;
    if (error !== undefined) {
      const reason = error.message.split(' at line ')[0] ?? error.message;
      throw new Fault(counter.linePos(error.pos[0]).line, 'yaml.syntax', { reason });
    }
    const scenario = readScenario(file, placesOf(doc, counter), text.slice(doc.range[0], doc.range[2]));
    return { scenario, fields: doc.toJS() as { readonly [name: string]: Json } };
  });
  if (read.length === 0) throw new Fault(1, 'form.empty');
  return read;
}

function readScenario(file: string, place: Place, text: string): Scenario {
  const top = fieldsOf(place, 'scenario');
  for (const [name, { line }] of top) demandKnown(name, TOP, line, 'scenario');
  const given = demand(top, 'given', place);
  const puzzle = top.get('puzzle');
  const { game, options, seats, seed, version } = readGiven(given);
  const when = top.get('when');
  const then = top.get('then');
  if (then === undefined) throw new Fault(place.line, 'form.missing', { name: 'then' });
  return {
    file,
    line: place.line,
    title: textOf(demand(top, 'title', place), 'title'),
    rules: readRules(demand(top, 'rules', place)),
    ...(puzzle !== undefined && { puzzle: readPuzzle(puzzle) }),
    game,
    options,
    seats,
    seed,
    ...(version !== undefined && { version }),
    given,
    parts: partsOf(given),
    steps: [...(when === undefined ? [] : readWhen(when, seats)), look(then, seats)],
    text,
  };
}

function demand(fields: ReadonlyMap<string, Place>, name: string, within: Place): Place {
  const place = fields.get(name);
  if (place === undefined) throw new Fault(within.line, 'form.missing', { name });
  return place;
}

function readRules(place: Place): readonly string[] {
  return itemsOf(place).map((item) => {
    const id = textOf(item, 'rules');
    if (!/^[A-Z]+(-[A-Z]+)+-\d+[a-z]?$/.test(id)) throw new Fault(item.line, 'form.rule', { id });
    return id;
  });
}

function readGiven(given: Place): Pick<Scenario, 'game' | 'options' | 'seats' | 'seed' | 'version'> {
  const fields = fieldsOf(given, 'given');
  const seed = fields.get('seed');
  const options = fields.get('options');
  const version = fields.get('version');
  if (options !== undefined) fieldsOf(options, 'options');
  return {
    game: textOf(demand(fields, 'game', given), 'game'),
    options: options?.value ?? {},
    seats: readSeats(demand(fields, 'seats', given)),
    seed: seed === undefined ? 'scenario' : textOf(seed, 'seed'),
    ...(version !== undefined && { version: Number(version.value) }),
  };
}

/** Names, or a number of seats with the usual colours. */
function readSeats(place: Place): readonly string[] {
  if (typeof place.value === 'number') {
    const names = COLOURS.slice(0, place.value);
    if (names.length !== place.value) throw new Fault(place.line, 'form.seats', { most: COLOURS.length });
    return names;
  }
  const names = itemsOf(place).map((item) => textOf(item, 'seats').toLowerCase());
  const wrong = names.find((name, i) => !/^[a-z]+$/.test(name) || names.indexOf(name) !== i || isReserved(name));
  if (wrong !== undefined) throw new Fault(place.line, 'form.seatName', { name: wrong });
  return names;
}

/** Words that may come in place of a seat's name. */
const isReserved = (name: string): boolean =>
  ['undo', 'redo', 'then', 'spectator', 'because', 'args', 'price', 'gains', 'reveals'].includes(name);

const partsOf = (given: Place): Scenario['parts'] =>
  Object.fromEntries(
    [...fieldsOf(given, 'given')].filter(([name]) => !GIVEN.includes(name)).map(([name, { value }]) => [name, value]),
  );

const look = (place: Place, seats: readonly string[]): Step => ({
  kind: 'then',
  line: place.line,
  checks: readThen(place, seats),
});

function readWhen(place: Place, seats: readonly string[]): readonly Step[] {
  if (place.items === undefined) throw new Fault(place.line, 'form.when');
  return place.items.map((item): Step => {
    const [only, ...more] = fieldsOf(item, 'step');
    if (only === undefined || more.length > 0) throw new Fault(item.line, 'form.step', { seats });
    const [name, what] = only;
    if (name === 'then') return look(what, seats);
    if (name === 'undo' || name === 'redo') {
      return { kind: name, line: item.line, seat: seatOf(textOf(what, 'seat'), seats, what.line) };
    }
    return { kind: 'act', line: item.line, seat: seatOf(name, seats, item.line), pattern: patternOf(what) };
  });
}
