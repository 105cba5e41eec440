import {
  at,
  type FastRandom,
  fastRandom,
  type GameEvent,
  type Json,
  nextBelow,
  type Out,
  type Phrase,
  parseOptions,
  type Seat,
  SILENT,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';
import { type ArnakAction, type ArnakState, arnak, type Board } from '../src/index.ts';
import { scenario } from '../src/scenario/index.ts';

export const NAMES = ['red', 'blue', 'yellow', 'green'] as const;

interface Table {
  readonly seats?: number;
  readonly board?: Board;
  readonly difficulty?: number;
  readonly words?: string | number;
  readonly rules?: number;
}

/** A new game; the first seat begins. */
export function start({
  seats = 2,
  board = 'bird',
  difficulty,
  words = 'arnak',
  rules = arnak.rules.current,
}: Table = {}): ArnakState {
  const given = { board, ...(seats === 1 ? { difficulty: difficulty ?? 1 } : { first: 0 }) };
  return arnak.setup(parseOptions(arnak.options, seats, given), seats, tableRandom(seedFrom(words)), rules);
}

/** A table as a scenario would give it. */
export function arranged(given: { readonly [part: string]: Json }, table: Table = {}): ArnakState {
  const state = start(table);
  scenario.arrange(state, given, NAMES.slice(0, table.seats ?? 2));
  return state;
}

/** Records everything that is reported. */
export class Recorder implements Out {
  readonly events: GameEvent[] = [];
  readonly reveals: string[] = [];
  readonly settled: string[] = [];

  event(event: GameEvent): void {
    this.events.push(event);
  }

  reveal({ key }: Phrase): void {
    this.reveals.push(key);
  }

  confirm(): void {}

  settle({ key }: Phrase): void {
    this.settled.push(key);
  }
}

/** Random play that likes to do something: it passes, declines and ends a turn only now and then. */
function pick(random: FastRandom, actions: readonly ArnakAction[]): ArnakAction {
  for (let i = 0; i < 4; i++) {
    const action = at(actions, nextBelow(random, actions.length));
    if (!['pass', 'skip', 'cancel', 'endTurn', 'putDown'].includes(action.type)) return action;
  }
  return at(actions, nextBelow(random, actions.length));
}

/** Plays to the end, or for `most` actions; `look` sees every position before its action. */
export function playOut(
  state: ArnakState,
  words: string | number,
  look: (state: ArnakState, seat: Seat, action: ArnakAction) => void = () => {},
  most = 20_000,
  out: Out = SILENT,
): ArnakState {
  const random = fastRandom(words);
  for (let i = 0; i < most; i++) {
    const waiting = arnak.toAct(state);
    if (waiting.length === 0) return state;
    const seat = at(waiting, nextBelow(random, waiting.length));
    const action = pick(random, arnak.legal(state, seat));
    look(state, seat, action);
    arnak.apply(state, seat, action, out);
  }
  return state;
}
