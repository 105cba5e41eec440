import { at } from '../../data.ts';
import type { Seat } from '../../game.ts';
import type { Match } from '../../match.ts';
import { nextBelow, nextWord, seedFrom } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import { brief, type Moment } from '../moment.ts';
import { JUNK, mutate } from '../mutants.ts';
import { isText, textOf } from '../text.ts';
import { replaysWrong } from './replay.ts';

/** The key of the refusal, or how it ended otherwise. */
function refusalOf(attempt: () => void): string {
  try {
    attempt();
    return 'no refusal';
  } catch (error) {
    return error instanceof Refusal ? error.phrase.key : `not a refusal: ${error}`;
  }
}

/** An action that is not legal leaves no trace, neither in the state nor in the log. */
export function checkRefusals({ game, legal, seats, random, report }: Moment, match: Match, tries: number): void {
  const before = textOf(match.state);
  const entries = match.entries.length;
  const attempt = (seat: Seat, action: unknown): void => {
    const ending = refusalOf(() => match.act(seat, action));
    if (!ending.startsWith('act.')) report(`${brief(action)} of seat ${seat} is not legal and meets ${ending}`);
    if (!isText(match.state, before) || match.entries.length !== entries) {
      report(`the refused ${brief(action)} of seat ${seat} left a trace`);
    }
  };
  attempt(-1, at(legal, 0)[0]);
  attempt(seats, at(legal, 0)[0]);
  for (let i = 0; i < tries; i++) {
    const seat = nextBelow(random, seats);
    const [first] = legal[nextBelow(random, seats)] ?? [];
    const action =
      first === undefined || i % 2 === 0 ? at(JUNK, nextBelow(random, JUNK.length)) : mutate(first, random);
    if (!game.isLegal(match.state, seat, action)) attempt(seat, action);
  }
}

/**
 * Undoes all that each seat may, and redoes it: the same state. Past a wall nothing is undone, and a reason is
 * given. `history` holds the state before each move that counts.
 */
export function checkUndo({ seats, report }: Moment, match: Match, history: readonly string[]): void {
  const now = textOf(match.state);
  for (let seat = 0; seat < seats; seat++) {
    const fork = match.fork();
    const { moves } = fork;
    const { steps, why } = fork.reach(seat);
    for (let i = 0; i < steps; i++) fork.undo(seat);
    if (moves.slice(moves.length - steps).every((move) => move.seat === seat)) {
      const expected = history[moves.length - steps];
      if (expected !== undefined && !isText(fork.state, expected)) {
        report(`seat ${seat} took back ${steps} actions and stands elsewhere`);
      }
    }
    const ending = refusalOf(() => fork.undo(seat));
    if (ending !== 'undo.wall') report(`undo of seat ${seat} beyond its reach meets ${ending}`);
    const isWalled = moves.some(
      (move) => move.settle !== undefined || (move.reveal !== undefined && move.seat === seat),
    );
    if (isWalled !== (why !== undefined)) report(`undo of seat ${seat} stops and says ${brief(why)}`);
    for (let i = 0; i < steps; i++) fork.redo(seat);
    if (!isText(fork.state, now)) report(`seat ${seat} took back and redid ${steps} actions and stands elsewhere`);
    if (!isText(match.state, now)) report('a fork of the match changed the match');
  }
}

/** After a rewind past any wall, play continues with all its pieces, and the log still replays. */
export function checkRewind({ game, random, report }: Moment, match: Match): void {
  if (match.moves.length === 0) return;
  const fork = match.fork();
  const { entry } = at(fork.moves, nextBelow(random, fork.moves.length));
  fork.rewind(entry, seedFrom(nextWord(random)));
  const wrong = replaysWrong(game, fork);
  if (wrong !== undefined) report(`after a rewind: ${wrong}`);
}
