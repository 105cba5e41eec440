import { type ActionShape, type AnyGame, at, type Log, Match, type Move, type Seat } from '@moonstaff/kernel';

/** What an analysis needs of a log. */
export type RecordedLog = Pick<Log, 'rules' | 'options' | 'seats' | 'seed' | 'entries'>;

/** Actions that a seat could decide on at once: until its turn was over, or something hidden was shown. */
export interface Stretch {
  readonly seat: Seat;
  /** How many entries the log had before the first of them. */
  readonly at: number;
  readonly actions: readonly ActionShape[];
  /** The table before and after. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What one seat did in a turn. */
export interface PlayedTurn {
  readonly seat: Seat;
  /** Which turn of the game it was, from 1 on. Where all play at the same time, they share one. */
  readonly turn: number;
  readonly stretches: readonly Stretch[];
  /** How many entries the log had after the last of its actions. */
  readonly end: number;
}

/** A game that's over, as an analysis goes through it. */
export interface GameRecord {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly turns: readonly PlayedTurn[];
  /** The table before the first turn of the game, and after each. */
  readonly tables: readonly unknown[];
  /** How many entries the log had after each turn of the game. */
  readonly ends: readonly number[];
}

/** Goes through a log. Only what counts is in its turns: nothing that was taken back. */
export function recordOf(game: AnyGame, log: RecordedLog): GameRecord {
  const match = Match.start(game, log);
  const states: unknown[] = [game.clone(match.state)];
  for (const entry of log.entries) {
    match.enter(entry);
    states.push(game.clone(match.state));
  }
  const groups = turnsIn(match.moves);
  const ends = groups.map((moves) => at(moves, moves.length - 1).entry + 1);
  return {
    game,
    seats: log.seats,
    seed: log.seed,
    turns: groups.flatMap((moves, index) => playedTurns(game, moves, states, index + 1)),
    tables: [at(states, 0), ...ends.map((end) => at(states, end))],
    ends,
  };
}

/** The moves of each turn of the game. */
function turnsIn(moves: readonly Move[]): readonly (readonly Move[])[] {
  const groups: Move[][] = [];
  let open: Move[] | undefined;
  for (const move of moves) {
    if (open === undefined) {
      open = [];
      groups.push(open);
    }
    open.push(move);
    if (move.settle !== undefined) open = undefined;
  }
  return groups;
}

function playedTurns(
  game: AnyGame,
  moves: readonly Move[],
  states: readonly unknown[],
  turn: number,
): readonly PlayedTurn[] {
  const seats = [...new Set(moves.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const own = moves.filter((move) => move.seat === seat);
    const stretches = stretchesOf(game, own, states).map((part): Stretch => {
      const first = at(part, 0).entry;
      const after = at(states, at(part, part.length - 1).entry + 1);
      return { seat, at: first, actions: part.map(({ action }) => action), before: at(states, first), after };
    });
    return { seat, turn, stretches, end: at(own, own.length - 1).entry + 1 };
  });
}

function stretchesOf(game: AnyGame, moves: readonly Move[], states: readonly unknown[]): readonly (readonly Move[])[] {
  const parts: Move[][] = [];
  let open: Move[] | undefined;
  for (const move of moves) {
    if (open === undefined) {
      open = [];
      parts.push(open);
    }
    open.push(move);
    const isDone = !game.toAct(at(states, move.entry + 1)).includes(move.seat);
    if (isDone || move.reveal !== undefined || move.settle !== undefined) open = undefined;
  }
  return parts;
}
