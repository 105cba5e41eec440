import { at, same } from '../../data.ts';
import { type ActionShape, eventFor, type Seat, type StateShape, type Viewer } from '../../game.ts';
import { fastRandom, nextBelow, nextWord, shuffle } from '../../random.ts';
import { viewersOf } from '../claims.ts';
import { applyAndListen, brief, difference, isWalled, type Moment, type Told } from '../moment.ts';

interface Seen extends Told {
  /** The view afterwards, as bytes. */
  readonly view: string;
  /** The events as this viewer gets them, as bytes. */
  readonly heard: readonly string[];
}

/** Some actions of everybody who may act, as seen by this viewer, to whom `world` looks like the state. */
export function checkTelling(moment: Moment, viewer: Viewer, world: StateShape): void {
  for (const seat of moment.waiting) {
    for (const action of oneOfEachType(moment, seat)) checkTellingOf(moment, viewer, world, seat, action);
  }
}

/** A played action that was a wall: they're rare and reveal the most. Checked for a spectator and one other viewer. */
export function checkTellingOfWall(moment: Moment, seat: Seat, action: ActionShape): void {
  const { game, state, seats, random } = moment;
  for (const viewer of ['spectator', nextBelow(random, seats)] as const) {
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer)));
    checkTellingOf(moment, viewer, game.imagine(seen, fastRandom(nextWord(random))), seat, action);
  }
}

/** What nobody knew (it's dealt differently in `world`) stays unknown to everybody unless an action is a wall. */
export function checkUnwalled(moment: Moment, world: StateShape): void {
  const { game, state, seats, waiting, report } = moment;
  for (const seat of waiting) {
    for (const action of oneOfEachType(moment, seat)) {
      const states = [game.clone(state), game.clone(world)];
      const told = states.map((copy) => applyAndListen(game, copy, seat, structuredClone(action)));
      const wrong = viewersOf(seats).find((viewer) => {
        const [real, other] = states.map((copy) => JSON.stringify(game.view(copy, viewer)));
        return real !== other;
      });
      if (wrong !== undefined && !told.some(isWalled)) {
        report(`${brief(action)} of seat ${seat} shows ${wrong} what nobody knew, without a reveal`);
      }
    }
  }
}

/**
 * The same action in the real state and in one that looks alike to the viewer:
 * - if it is the viewer's own and reveals nothing, the viewer cannot tell the two apart afterwards either,
 *   so that taking it back takes back everything it showed;
 * - if the viewer sees the same afterwards, it got the same events: events say no more than the view does.
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

/** Up to three actions of different types, so that rare types get their share. */
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
    heard: told.events.map((event) => JSON.stringify(eventFor(event, viewer))),
  };
}

function compareSame(moment: Moment, viewer: Viewer, seat: Seat, action: ActionShape, real: Seen, other: Seen): void {
  const who = `${brief(action)} of seat ${seat}`;
  if (viewer === seat && isWalled(real) !== isWalled(other)) {
    moment.report(`whether ${who} is a wall to undo depends on what is hidden from ${viewer}`);
  }
  if (viewer === seat && !isWalled(real) && !isWalled(other) && real.view !== other.view) {
    const where = difference(JSON.parse(real.view), JSON.parse(other.view));
    moment.report(`${who} shows ${viewer} something hidden without a reveal: ${where}`);
  }
  compareHeard(moment, viewer, seat, action, real, other);
}

/** The order of events isn't compared: views need not remember it. */
function compareHeard(moment: Moment, viewer: Viewer, seat: Seat, action: ActionShape, real: Seen, other: Seen): void {
  if (real.view !== other.view) return;
  const [one, two] = [real, other].map(({ heard }) => heard.toSorted());
  if (same(one, two)) return;
  moment.report(
    `the events of ${brief(action)} of seat ${seat} tell ${viewer} what is hidden: ${difference(one, two)}`,
  );
}
