import type { Phrase, Seat } from '@moonstaff/kernel';
import type { SignSpec } from '../../kit/art/signs.ts';
import type { LogLine } from '../source.ts';
import { storyOf, type TableLine, type Telling } from './story.ts';

/** How a game's log falls into turns, and what a turn comes to. */
export interface Turns {
  /** Events after which the next turn begins. */
  readonly ends: ReadonlySet<string>;
  /** Events that open what happens between two turns: a round is over. */
  readonly between: ReadonlySet<string>;
  /** Events that begin what a rival without a seat does, after somebody's turn. */
  readonly rival?: ReadonlySet<string>;
  /** A turn in short. */
  summary(block: Pick<Block, 'seat' | 'lines' | 'events'>): TurnSummary;
}

export interface TurnSummary {
  /** What was done, without its price. Otherwise all that the log says. */
  readonly deed?: Phrase;
  /** What else was done in the turn and brought some of its gains. */
  readonly also?: readonly Phrase[];
  readonly spends: readonly SignSpec[];
  readonly gains: readonly SignSpec[];
  /** What was gained less what was spent. */
  readonly net: readonly SignSpec[];
  /** What it means for the others. */
  readonly note?: Phrase;
}

/** A stretch of the log that is shown as one: somebody's turn, a heading, or what happens between turns. */
export interface Block {
  /** Of its first event; negative where it has none. */
  readonly id: number;
  readonly kind: 'heading' | 'turn' | 'note';
  readonly seat?: Seat;
  /** What a rival without a seat did. */
  readonly isRivals?: true;
  readonly lines: readonly TableLine[];
  readonly events: readonly LogLine[];
}

/** To which turn an event belongs, whether it came between two, and whether a rival did it. */
interface Placed {
  readonly turn: number;
  readonly between: boolean;
  readonly isRivals: boolean;
}

type Marks = Pick<Turns, 'ends' | 'between' | 'rival'>;

function placesOf(log: readonly LogLine[], { ends, between, rival }: Marks): Map<number, Placed> {
  const placed = new Map<number, Placed>();
  let turn = 0;
  let pause: number | undefined;
  let rivals: { readonly entry: number | undefined } | undefined;
  for (const { id, entry, phrase } of log) {
    if (pause !== undefined && entry !== pause) pause = undefined;
    if (rivals !== undefined && entry !== rivals.entry) rivals = undefined;
    if (between.has(phrase.key)) {
      pause = entry;
      rivals = undefined;
      turn++;
    }
    if (rival?.has(phrase.key) === true) {
      rivals = { entry };
      turn++;
    }
    placed.set(id, { turn, between: entry === undefined || pause !== undefined, isRivals: rivals !== undefined });
    if (ends.has(phrase.key)) turn++;
  }
  return placed;
}

/** Lines that aren't the doing of the seat they bear. */
interface Doings {
  /** The lines of what a rival without a seat did; they bear the seat that played before. */
  readonly rivals: ReadonlySet<number>;
  /** These lines, and those of what happens between two turns: they aren't the doing of the seat they bear. */
  readonly nobodys: ReadonlySet<number>;
}

/** Which lines aren't the doing of the seat they bear. */
export function doingsIn(log: readonly LogLine[], turns: Marks): Doings {
  const placed = [...placesOf(log, turns)];
  return {
    rivals: new Set(placed.flatMap(([id, { isRivals }]) => (isRivals ? [id] : []))),
    nobodys: new Set(placed.flatMap(([id, { isRivals, between }]) => (isRivals || between ? [id] : []))),
  };
}

const NOWHERE: Placed = { turn: -1, between: true, isRivals: false };

const NO_TURNS = { ends: new Set<string>(), between: new Set<string>() };

/** The log as blocks: one for each turn, headings, and notes. Every line of the story is in one of them. */
export function blocksOf(now: Telling, log: readonly LogLine[], turns: Marks | undefined): readonly Block[] {
  const placed = placesOf(log, turns ?? NO_TURNS);
  const blocks: (Block & { readonly turn: number })[] = [];
  for (const line of storyOf(now, log)) {
    const [first] = line.events;
    const { turn, between, isRivals } = (first && placed.get(first.id)) ?? NOWHERE;
    const kind = line.kind === 'heading' ? 'heading' : line.seat === undefined || (turns && between) ? 'note' : 'turn';
    const last = blocks.at(-1);
    // Without turns of their own, lines already are turns.
    const goesOn = turns !== undefined && last?.kind === kind && last.seat === line.seat && last.turn === turn;
    if (last !== undefined && goesOn && kind !== 'heading') {
      const lines = [...last.lines, line];
      blocks[blocks.length - 1] = { ...last, lines, events: [...last.events, ...line.events] };
    } else {
      const whose = { ...(line.seat !== undefined && { seat: line.seat }), ...(isRivals && { isRivals }) };
      blocks.push({ id: first?.id ?? -1 - blocks.length, kind, ...whose, lines: [line], events: line.events, turn });
    }
  }
  return blocks.map(({ turn: _, ...block }) => block);
}

/** What the log shows when it's condensed: turns, headings that have turns, and what nobody did. */
export function condensed(blocks: readonly Block[], only: Seat | undefined): readonly Block[] {
  const shown = blocks.filter(
    ({ kind, seat }) =>
      kind === 'heading' ||
      (kind === 'turn' ? only === undefined || seat === only : seat === undefined && only === undefined),
  );
  return shown.filter(
    ({ kind }, i) => kind !== 'heading' || (shown[i + 1] !== undefined && shown[i + 1]?.kind !== 'heading'),
  );
}
