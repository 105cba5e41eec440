import { investigateCards } from '../src/index.ts';
import { factOf } from './fixtures/fact-of.ts';
import { type CardFact, cardFacts, type HexFact, type MapFact, mapFact, type StepFact } from './fixtures/facts.ts';

/**
 * The rules of exploring a second time, written as simply as possible from the printed facts alone: names instead of
 * numbers, sets instead of bits, nothing stored that can be counted. It shares no rules with the engine.
 */

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const name = (q: number, r: number): string => `${q},${r}`;

export class Sheet {
  readonly fact: MapFact;
  readonly #hexes: ReadonlyMap<string, HexFact>;
  readonly #around = new Map<string, readonly string[]>();

  constructor(id: string) {
    this.fact = mapFact(id);
    this.#hexes = new Map(this.fact.hexes.map((hex) => [name(hex.q, hex.r), hex]));
  }

  get names(): readonly string[] {
    return [...this.#hexes.keys()];
  }

  hex(space: string): HexFact {
    const hex = this.#hexes.get(space);
    if (hex === undefined) throw new Error(`${space} is not on ${this.fact.id}`);
    return hex;
  }

  /** The space some steps away in a direction, on the map or not. */
  from(space: string, direction: number, steps = 1): string {
    const [q, r] = space.split(',').map(Number) as [number, number];
    const [dq, dr] = STEPS[(direction + 6) % 6] as readonly [number, number];
    return name(q + dq * steps, r + dr * steps);
  }

  around(space: string): readonly string[] {
    const known = this.#around.get(space);
    if (known !== undefined) return known;
    const found = STEPS.map((_, direction) => this.from(space, direction)).filter((other) => this.#hexes.has(other));
    this.#around.set(space, found);
    return found;
  }

  touch(a: string, b: string): boolean {
    return this.around(a).includes(b);
  }

  regionsAt(space: string): readonly string[] {
    const { region } = this.hex(space);
    return region === undefined ? this.around(space).flatMap((other) => this.hex(other).region ?? []) : [region];
  }
}

/** What stands on one player's map. */
export interface Pieces {
  readonly explorers: ReadonlySet<string>;
  readonly villages: ReadonlySet<string>;
  readonly towers: ReadonlySet<string>;
}

/** G-EXP-1 and G-EXP-2. */
export function isGolden(sheet: Sheet, { explorers, villages, towers }: Pieces, space: string): boolean {
  const isFree = !explorers.has(space) && !villages.has(space) && !towers.has(space) && space !== '0,0';
  return isFree && sheet.around(space).some((other) => other === '0,0' || villages.has(other) || explorers.has(other));
}

/** Cards that came after the facts were recorded. What's printed on them is taken from the engine's data. */
const laterCards = investigateCards.filter(({ since = 1 }) => since > 1).map(factOf);

export function cardFact(id: string): CardFact {
  const card = [...cardFacts.exploreCards, ...cardFacts.investigateCards, ...laterCards].find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** A card in use: the spaces of each step so far, and for rays from villages where each may have begun. */
export interface Use {
  readonly card: string;
  readonly step: number;
  readonly spaces: readonly (readonly string[])[];
  readonly begun: readonly (readonly string[])[];
}

/** Whether the card, as far as it was used, may go on with this space. Golden rules aside. */
export function cardAllows(sheet: Sheet, pieces: Pieces, use: Use, space: string): boolean {
  const step = cardFact(use.card).steps?.[use.step];
  if (step === undefined) throw new Error(`no step ${use.step} of ${use.card}`);
  const before = use.spaces[use.step] ?? [];
  const spaces = [...before, space];
  return withinLimits(sheet, step, spaces) && hasFeature(sheet, step, space) && fits(sheet, pieces, use, step, spaces);
}

function withinLimits(sheet: Sheet, step: StepFact, spaces: readonly string[]): boolean {
  if (spaces.length > (step.max ?? 1000)) return false;
  const terrains = spaces.map((space) => sheet.hex(space).terrain).filter((terrain) => terrain !== 'wild');
  return terrains.every((terrain) => {
    const allowed = step.allow.find((one) => one.terrain === terrain || one.terrain === 'any');
    return allowed !== undefined && terrains.filter((other) => other === terrain).length <= (allowed.max ?? 1000);
  });
}

const hasFeature = (sheet: Sheet, step: StepFact, space: string): boolean =>
  step.requireFeature === undefined || sheet.hex(space).feature.type === step.requireFeature;

function fits(sheet: Sheet, pieces: Pieces, use: Use, step: StepFact, spaces: readonly string[]): boolean {
  const last = spaces.at(-1) ?? '';
  const earlier = use.spaces[step.ref ?? 0] ?? [];
  switch (step.shape) {
    case 'free':
      return true;
    case 'connected':
      return spaces.length === 1 || spaces.slice(0, -1).some((other) => sheet.touch(other, last));
    case 'path':
      return paths(sheet, spaces).length > 0;
    case 'line':
      return isLine(sheet, spaces);
    case 'region':
      return sheet.fact.regions.some(({ id }) => spaces.every((space) => sheet.regionsAt(space).includes(id)));
    case 'neighborsOf':
      return earlier.some(
        (other) =>
          sheet.touch(other, last) && (step.requireFeature === undefined || sheet.hex(other).terrain === 'sea'),
      );
    case 'rayFrom':
      return earlier[0] !== undefined && isLine(sheet, [earlier[0], ...spaces]);
    case 'rayFromVillage':
      return raysFit(sheet, pieces, use, spaces);
    default:
      throw new Error(`no shape ${step.shape}`);
  }
}

/** All spaces, in some order, are an unbroken straight line; and so they were after every placement. */
const isLine = (sheet: Sheet, spaces: readonly string[]): boolean =>
  [0, 1, 2].some((direction) =>
    spaces.some((end) => {
      const line = spaces.map((_, i) => sheet.from(end, direction, i));
      return spaces.every((space) => line.includes(space));
    }),
  );

/** Every way to lay the spaces out as a path, each put at an end of what was there before. */
const paths = (sheet: Sheet, spaces: readonly string[]): readonly (readonly string[])[] =>
  spaces
    .slice(1)
    .reduce<readonly (readonly string[])[]>(
      (all, space) =>
        all.flatMap((path) => [
          ...(sheet.touch(space, path[0] ?? '') ? [[space, ...path]] : []),
          ...(sheet.touch(path.at(-1) ?? '', space) ? [[...path, space]] : []),
        ]),
      [spaces.slice(0, 1)],
    );

/** A line with some village beside its first space, and for the second a different one than for the first. */
function raysFit(sheet: Sheet, pieces: Pieces, use: Use, spaces: readonly string[]): boolean {
  const beside = (villages: readonly string[], space = ''): readonly string[] =>
    villages.filter((village) => sheet.touch(village, space));
  const mine = beside(spaces.length === 1 ? villagesNow(pieces) : (use.begun[use.step] ?? []), spaces[0]);
  if (mine.length === 0 || !isLine(sheet, spaces)) return false;
  const first = beside(use.begun[0] ?? [], use.spaces[0]?.[0]);
  return use.step === 0 || mine.some((village) => first.some((other) => other !== village));
}

export const villagesNow = ({ villages }: Pieces): readonly string[] => ['0,0', ...villages];
