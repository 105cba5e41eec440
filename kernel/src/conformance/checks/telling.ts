import { at } from '../../data.ts';
import { type ActionShape, eventFor, type Seat, type StateShape, type Viewer } from '../../game.ts';
import { fastRandom, nextBelow, nextWord, shuffle } from '../../random.ts';
import { applyAndListen, brief, difference, isWalled, type Moment, type Told } from '../moment.ts';

interface Seen extends Told {
  /** The view afterwards, as bytes. */
  readonly view: string;
  readonly heard: readonly unknown[];
}

/** Some actions of everybody who may act, in the eyes of this viewer, who cannot tell `world` from the state. */
export function checkTelling(moment: Moment, viewer: Viewer, world: StateShape): void {
  for (const seat of moment.waiting) {
    for (const action of oneOfEachType(moment, seat)) checkTellingOf(moment, viewer, world, seat, action);
  }
}

/** An action that was played and was a wall: few are, and they tell the most. For a spectator and one other. */
export function checkTellingOfWall(moment: Moment, seat: Seat, action: ActionShape): void {
  const { game, state, seats, random } = moment;
  for (const viewer of ['spectator', nextBelow(random, seats)] as const) {
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer)));
    checkTellingOf(moment, viewer, game.imagine(seen, fastRandom(nextWord(random))), seat, action);
  }
}

/**
 * The same action in the real state and in one that looks alike to the viewer:
 * - if it reveals nothing, the viewer cannot tell the two apart afterwards either, so that taking it
 *   back takes back everything it showed;
 * - if the viewer sees the same afterwards, it was told the same: events say no more than the view does.
 *   An action of another seat counts as the same when its type is (which card was laid is not seen).
 */
function checkTellingOf(moment: Moment, viewer: Viewer, world: StateShape, seat: Seat, action: ActionShape): void {
  const { game, state, random } = moment;
  const real = watch(moment, state, viewer, seat, action);
  if (game.isLegal(world, seat, action)) {
    compareSame(moment, viewer, seat, action, real, watch(moment, world, viewer, seat, action));
  }
  if (seat === viewer) return;
  const alike = game.legal(world, seat).filter(({ type }) => type === action.type);
  if (alike.length === 0) return;
  const other = at(alike, nextBelow(random, alike.length));
  compareHeard(moment, viewer, seat, action, real, watch(moment, world, viewer, seat, other));
}

/** Up to three actions, each of another type, so that rare ones are not drowned by frequent ones. */
function oneOfEachType({ legal, random }: Moment, seat: Seat): readonly ActionShape[] {
  const byType = new Map(shuffle(random, [...at(legal, seat)]).map((action) => [action.type, action]));
  return shuffle(random, [...byType.values()]).slice(0, 3);
}

function watch({ game }: Moment, from: StateShape, viewer: Viewer, seat: Seat, action: ActionShape): Seen {
  const after = game.clone(from);
  const told = applyAndListen(game, after, seat, structuredClone(action));
  return {
    ...told,
    view: JSON.stringify(game.view(after, viewer)),
    heard: told.events.map((event) => eventFor(event, viewer)),
  };
}

function compareSame(moment: Moment, viewer: Viewer, seat: Seat, action: ActionShape, real: Seen, other: Seen): void {
  const who = `${brief(action)} of seat ${seat}`;
  if (viewer === seat && isWalled(real) !== isWalled(other)) {
    moment.report(`whether ${who} is a wall to undo depends on what is hidden from ${viewer}`);
  }
  if (!isWalled(real) && !isWalled(other) && real.view !== other.view) {
    moment.report(
      `${who} shows ${viewer} something hidden without a reveal: ${difference(JSON.parse(real.view), JSON.parse(other.view))}`,
    );
  }
  compareHeard(moment, viewer, seat, action, real, other);
}

function compareHeard(
  { report }: Moment,
  viewer: Viewer,
  seat: Seat,
  action: ActionShape,
  real: Seen,
  other: Seen,
): void {
  if (real.view !== other.view) return;
  if (JSON.stringify(real.heard) === JSON.stringify(other.heard)) return;
  report(
    `the events of ${brief(action)} of seat ${seat} tell ${viewer} what is hidden: ${difference(real.heard, other.heard)}`,
  );
}
