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
  readonly lines: readonly TableLine[];
  readonly events: readonly LogLine[];
}

/** To which turn an event belongs, and whether it came between two. */
interface Placed {
  readonly turn: number;
  readonly between: boolean;
}

function placesOf(log: readonly LogLine[], { ends, between }: Pick<Turns, 'ends' | 'between'>): Map<number, Placed> {
  const placed = new Map<number, Placed>();
  let turn = 0;
  let pause: number | undefined;
  for (const { id, entry, phrase } of log) {
    if (pause !== undefined && entry !== pause) pause = undefined;
    if (between.has(phrase.key)) {
      pause = entry;
      turn++;
    }
    placed.set(id, { turn, between: entry === undefined || pause !== undefined });
    if (ends.has(phrase.key)) turn++;
  }
  return placed;
}

const NO_TURNS = { ends: new Set<string>(), between: new Set<string>() };

/** The log as blocks: one for each turn, headings, and notes. Every line of the story is in one of them. */
export function blocksOf(
  now: Telling,
  log: readonly LogLine[],
  turns: Pick<Turns, 'ends' | 'between'> | undefined,
): readonly Block[] {
  const placed = placesOf(log, turns ?? NO_TURNS);
  const blocks: (Block & { readonly turn: number })[] = [];
  for (const line of storyOf(now, log)) {
    const [first] = line.events;
    const { turn, between } = (first && placed.get(first.id)) ?? { turn: -1, between: true };
    const kind = line.kind === 'heading' ? 'heading' : line.seat === undefined || (turns && between) ? 'note' : 'turn';
    const last = blocks.at(-1);
    // Without turns of their own, lines already are turns.
    const goesOn = turns !== undefined && last?.kind === kind && last.seat === line.seat && last.turn === turn;
    if (last !== undefined && goesOn && kind !== 'heading') {
      const lines = [...last.lines, line];
      blocks[blocks.length - 1] = { ...last, lines, events: [...last.events, ...line.events] };
    } else {
      const seat = line.seat === undefined ? {} : { seat: line.seat };
      blocks.push({ id: first?.id ?? -1 - blocks.length, kind, ...seat, lines: [line], events: line.events, turn });
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
