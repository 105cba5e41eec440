import { type CardFact, cardFacts, type HexFact, type MapFact, mapFact, type StepFact } from './fixtures/facts.ts';

/**
 * The rules of exploring a second time, written as simply as possible from the printed facts alone: names instead of
 * numbers, sets instead of bits, nothing stored that can be counted. It shares no code with the engine.
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

  hex(field: string): HexFact {
    const hex = this.#hexes.get(field);
    if (hex === undefined) throw new Error(`${field} is not on ${this.fact.id}`);
    return hex;
  }

  /** The field some steps away in a direction, on the map or not. */
  from(field: string, direction: number, steps = 1): string {
    const [q, r] = field.split(',').map(Number) as [number, number];
    const [dq, dr] = STEPS[(direction + 6) % 6] as readonly [number, number];
    return name(q + dq * steps, r + dr * steps);
  }

  around(field: string): readonly string[] {
    const known = this.#around.get(field);
    if (known !== undefined) return known;
    const found = STEPS.map((_, direction) => this.from(field, direction)).filter((other) => this.#hexes.has(other));
    this.#around.set(field, found);
    return found;
  }

  touch(a: string, b: string): boolean {
    return this.around(a).includes(b);
  }

  regionsAt(field: string): readonly string[] {
    const { region } = this.hex(field);
    return region === undefined ? this.around(field).flatMap((other) => this.hex(other).region ?? []) : [region];
  }
}

/** What stands on one player's map. */
export interface Pieces {
  readonly explorers: ReadonlySet<string>;
  readonly villages: ReadonlySet<string>;
  readonly towers: ReadonlySet<string>;
}

/** G-EXP-1 and G-EXP-2. */
export function isGolden(sheet: Sheet, { explorers, villages, towers }: Pieces, field: string): boolean {
  const isFree = !explorers.has(field) && !villages.has(field) && !towers.has(field) && field !== '0,0';
  return isFree && sheet.around(field).some((other) => other === '0,0' || villages.has(other) || explorers.has(other));
}

export function cardFact(id: string): CardFact {
  const card = [...cardFacts.exploreCards, ...cardFacts.actionCards].find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** A card in use: the fields of each step so far, and for rays from villages where each may have begun. */
export interface Use {
  readonly card: string;
  readonly step: number;
  readonly fields: readonly (readonly string[])[];
  readonly begun: readonly (readonly string[])[];
}

/** Whether the card, as far as it was used, may go on with this field. Golden rules aside. */
export function cardAllows(sheet: Sheet, pieces: Pieces, use: Use, field: string): boolean {
  const step = cardFact(use.card).steps?.[use.step];
  if (step === undefined) throw new Error(`no step ${use.step} of ${use.card}`);
  const before = use.fields[use.step] ?? [];
  const fields = [...before, field];
  return withinLimits(sheet, step, fields) && hasFeature(sheet, step, field) && fits(sheet, pieces, use, step, fields);
}

function withinLimits(sheet: Sheet, step: StepFact, fields: readonly string[]): boolean {
  if (fields.length > (step.max ?? 1000)) return false;
  const terrains = fields.map((field) => sheet.hex(field).terrain).filter((terrain) => terrain !== 'wild');
  return terrains.every((terrain) => {
    const allowed = step.allow.find((one) => one.terrain === terrain || one.terrain === 'any');
    return allowed !== undefined && terrains.filter((other) => other === terrain).length <= (allowed.max ?? 1000);
  });
}

const hasFeature = (sheet: Sheet, step: StepFact, field: string): boolean =>
  step.requireFeature === undefined || sheet.hex(field).feature.type === step.requireFeature;

function fits(sheet: Sheet, pieces: Pieces, use: Use, step: StepFact, fields: readonly string[]): boolean {
  const last = fields.at(-1) ?? '';
  const earlier = use.fields[step.ref ?? 0] ?? [];
  switch (step.shape) {
    case 'free':
      return true;
    case 'connected':
      return fields.length === 1 || fields.slice(0, -1).some((other) => sheet.touch(other, last));
    case 'path':
      return paths(sheet, fields).length > 0;
    case 'line':
      return isLine(sheet, fields);
    case 'region':
      return sheet.fact.regions.some(({ id }) => fields.every((field) => sheet.regionsAt(field).includes(id)));
    case 'neighborsOf':
      return earlier.some(
        (other) =>
          sheet.touch(other, last) && (step.requireFeature === undefined || sheet.hex(other).terrain === 'sea'),
      );
    case 'rayFrom':
      return earlier[0] !== undefined && isLine(sheet, [earlier[0], ...fields]);
    case 'rayFromVillage':
      return raysFit(sheet, pieces, use, fields);
    default:
      throw new Error(`no shape ${step.shape}`);
  }
}

/** All fields, in some order, are an unbroken straight line; and so they were after every placement. */
const isLine = (sheet: Sheet, fields: readonly string[]): boolean =>
  [0, 1, 2].some((direction) =>
    fields.some((end) => {
      const line = fields.map((_, i) => sheet.from(end, direction, i));
      return fields.every((field) => line.includes(field));
    }),
  );

/** Every way to lay the fields out as a path, each put at an end of what was there before. */
const paths = (sheet: Sheet, fields: readonly string[]): readonly (readonly string[])[] =>
  fields
    .slice(1)
    .reduce<readonly (readonly string[])[]>(
      (all, field) =>
        all.flatMap((path) => [
          ...(sheet.touch(field, path[0] ?? '') ? [[field, ...path]] : []),
          ...(sheet.touch(path.at(-1) ?? '', field) ? [[...path, field]] : []),
        ]),
      [fields.slice(0, 1)],
    );

/** A line with some village beside its first field, and for the second a different one than for the first. */
function raysFit(sheet: Sheet, pieces: Pieces, use: Use, fields: readonly string[]): boolean {
  const beside = (villages: readonly string[], field = ''): readonly string[] =>
    villages.filter((village) => sheet.touch(village, field));
  const mine = beside(fields.length === 1 ? villagesNow(pieces) : (use.begun[use.step] ?? []), fields[0]);
  if (mine.length === 0 || !isLine(sheet, fields)) return false;
  const first = beside(use.begun[0] ?? [], use.fields[0]?.[0]);
  return use.step === 0 || mine.some((village) => first.some((other) => other !== village));
}

export const villagesNow = ({ villages }: Pieces): readonly string[] => ['0,0', ...villages];
