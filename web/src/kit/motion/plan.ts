import { LONGEST_MS, PACES, type PaceName } from './pace.ts';

/** A place on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a thing travels. Other things are named by their keys. */
export interface Travel {
  readonly pace: PaceName;
  /** Whether it travels above everything, because it leaves its panel. */
  readonly over?: boolean;
  /** Which side is up. */
  readonly face?: string;
  /** The thing it comes from when it's new. */
  readonly from?: string;
  /** The thing it goes to when it's gone. */
  readonly to?: string;
  /** Its key says where it is: when it's elsewhere on the screen, the page has changed and not the thing. */
  readonly fixed?: true;
}

/** Everything that can travel at one moment, by key. */
export type Pieces = ReadonlyMap<string, Travel>;

/** A thing that can travel, as it was seen at one moment. */
export interface Seen extends Travel {
  readonly box: Box;
  /** The thing or part of the board it's on. */
  readonly ground?: Ground;
}

export interface Ground {
  readonly name: string;
  readonly box: Box;
}

/** Everything that can travel, and the other things it travels between, at one moment. */
export interface Scene<Thing extends Seen = Seen> {
  readonly things: ReadonlyMap<string, Thing>;
  readonly places: ReadonlyMap<string, Box>;
}

/** Where things come from and go to, by key, when only the new moment knows it. */
export interface Aims {
  readonly from: ReadonlyMap<string, string>;
  readonly to: ReadonlyMap<string, string>;
}

export const NO_AIMS: Aims = { from: new Map(), to: new Map() };

/** Tokens that fly: `n` pictures of a token travel from one thing to another. */
export interface Flight {
  /** A thing that shows the token. */
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly n: number;
}

/** What a board knows about the change from one moment to the next. */
export interface Motion {
  readonly before: Pieces;
  readonly after: Pieces;
  readonly aims: Aims;
  readonly flights: readonly Flight[];
}

/** Every thing that something may come from or go to. */
export const endsOf = ({ before, after, aims, flights }: Motion): ReadonlySet<string> =>
  new Set([
    ...[...before.values(), ...after.values()].flatMap(({ from = [], to = [] }) => [from, to].flat()),
    ...aims.from.values(),
    ...aims.to.values(),
    ...flights.flatMap(({ from, to }) => [from, to]),
  ]);

/** One thing on its way between two moments. */
export interface Journey {
  readonly id: string;
  readonly kind: 'move' | 'come' | 'go' | 'turn' | 'appear';
  readonly from: Box;
  readonly to: Box;
  readonly pace: PaceName;
  /** Milliseconds before it starts. */
  readonly wait: number;
}

/** Less than this is not worth a journey. */
const NEAR = 2;

const isNear = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < NEAR * 2;

/** Where a thing was. When what it's on has moved or grown, it has gone along with that: it didn't travel. */
function whereFrom({ box, ground: before }: Seen, { ground: after }: Seen): Box {
  if (before === undefined || after === undefined || before.name !== after.name || before.box.width === 0) return box;
  const size = after.box.width / before.box.width;
  return {
    x: after.box.x + (box.x - before.box.x) * size,
    y: after.box.y + (box.y - before.box.y) * size,
    width: box.width * size,
    height: box.height * size,
  };
}

/** What only moves on within its part of the board doesn't leave its panel: it needs no picture above everything. */
export const staysOnGround = (before: Seen | undefined, { ground }: Seen): boolean =>
  ground !== undefined && before?.ground?.name === ground.name;

type Way = Omit<Journey, 'wait'>;

/** What travels when one moment follows another: what moved, what came, what went, what was turned over. */
export function plan(before: Scene, after: Scene, aims = NO_AIMS): readonly Journey[] {
  const placeOf = (name: string | undefined): Box | undefined =>
    name === undefined
      ? undefined
      : (before.places.get(name) ?? after.places.get(name) ?? before.things.get(name)?.box);
  const ways: Way[] = [];
  for (const [id, thing] of after.things) {
    const { box: to, pace, face, from: source } = thing;
    const old = before.things.get(id);
    const from = old === undefined ? placeOf(aims.from.get(id) ?? source) : whereFrom(old, thing);
    if (from === undefined) ways.push({ id, kind: 'appear', from: to, to, pace });
    else if (!isNear(from, to) && (old === undefined || !thing.fixed))
      ways.push({ id, kind: old === undefined ? 'come' : 'move', from, to, pace });
    if (old !== undefined && old.face !== face) ways.push({ id, kind: 'turn', from: to, to, pace: 'turn' });
  }
  for (const [id, { box: from, pace, to: usual }] of before.things) {
    const aim = aims.to.get(id) ?? usual;
    const to = after.things.has(id) || aim === undefined ? undefined : (after.places.get(aim) ?? placeOf(aim));
    if (to !== undefined) ways.push({ id, kind: 'go', from, to, pace });
  }
  return inTurn(ways);
}

/** Things of one pace start one after another, but none too late. */
export function inTurn<Setting extends { readonly pace: PaceName }>(
  ways: readonly Setting[],
): readonly (Setting & { readonly wait: number })[] {
  const gone = new Map<PaceName, number>();
  return ways.map((way) => {
    const { ms, apart } = PACES[way.pace];
    const earlier = gone.get(way.pace) ?? 0;
    gone.set(way.pace, earlier + 1);
    return { ...way, wait: Math.min(earlier * apart, LONGEST_MS - ms) };
  });
}
