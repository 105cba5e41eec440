import { at, same } from '../../data.ts';
import { SILENT, type StateShape, type Viewer } from '../../game.ts';
import { fastRandom, nextBelow, nextWord, shuffle } from '../../random.ts';
import { knows, viewersOf } from '../claims.ts';
import { brief, difference, type Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';
import { sharedPath } from '../shared.ts';
import { isText, textOf } from '../text.ts';
import { byPlace, inventory, missingFrom, type Variation } from './pieces.ts';
import { checkTelling, checkUnwalled } from './telling.ts';

/**
 * Deals everything hidden from a viewer again: nothing that reaches the viewer may depend on it. Returns the imagined
 * state if it fits the view.
 */
function checkWorld(moment: Moment, viewer: Viewer): StateShape | undefined {
  const { game, state, random, report } = moment;
  const bytes = JSON.stringify(game.view(state, viewer));
  const seen = JSON.parse(bytes);
  const world = game.imagine(seen, fastRandom(nextWord(random)));
  const odd = notPlain(world);
  if (odd !== undefined) report(`what ${viewer} imagines does not survive JSON: ${odd}`);
  const shared = sharedPath(seen, world);
  if (shared !== undefined) report(`what ${viewer} imagines shares ${shared} with the view`);
  const again = game.view(world, viewer);
  if (JSON.stringify(again) !== bytes) {
    const where = difference(seen, again);
    report(`the view of ${viewer} depends on what is hidden, or imagine does not fit it: ${where}`);
    return undefined;
  }
  checkAnswers(moment, viewer, world);
  checkTelling(moment, viewer, world);
  return world;
}

/** For one of the seats that may act: they have the most to gain from a leak. */
export function checkHiddenFromActor(moment: Moment): void {
  const { waiting, random } = moment;
  if (waiting.length > 0) checkWorld(moment, at(waiting, nextBelow(random, waiting.length)));
}

/** For two viewers at random, twice each: the two worlds should differ, too. */
export function checkHidden(moment: Moment, variation: Variation): void {
  const { claims, seats, random } = moment;
  for (const viewer of shuffle(random, [...viewersOf(seats)]).slice(0, 2)) {
    const [one, two] = [checkWorld(moment, viewer), checkWorld(moment, viewer)];
    if (one === undefined || two === undefined) return;
    checkPieces(moment, viewer, one);
    checkPieces(moment, viewer, two);
    variation.note(viewer, claims.pieces(one), claims.pieces(two));
  }
}

/** Who may act, what the viewer may do, and what it hears about it. */
function checkAnswers(
  { game, claims, state, legal, waiting, random, report }: Moment,
  viewer: Viewer,
  world: StateShape,
): void {
  const depends = (what: string, real: unknown, imagined: unknown): void => {
    if (JSON.stringify(real) !== JSON.stringify(imagined)) {
      report(`${what} of ${viewer} depends on what is hidden: ${difference(real, imagined)}`);
    }
  };
  depends('toAct in the eyes', waiting, game.toAct(world));
  if (viewer === 'spectator') return;
  const offers = at(legal, viewer);
  depends('legal', offers, game.legal(world, viewer));
  for (const thing of shuffle(random, [...claims.things(state, viewer)]).slice(0, 12)) {
    depends(`explain ${brief(thing)}`, game.explain(state, viewer, thing), game.explain(world, viewer, thing));
  }
  for (let i = 0; i < Math.min(4, offers.length); i++) {
    const action = at(offers, nextBelow(random, offers.length));
    depends(`preview ${brief(action)}`, game.preview(state, viewer, action), game.preview(world, viewer, action));
  }
}

/** No piece may be lost, and what the viewer knows must stay. */
function checkPieces({ claims, state, report }: Moment, viewer: Viewer, world: StateShape): void {
  const [before, after] = [claims.pieces(state), claims.pieces(world)];
  const [whole, dealt] = [inventory(claims, state), inventory(claims, world)];
  if (whole !== dealt) {
    const [lost, doubled] = [missingFrom(whole, dealt), missingFrom(dealt, whole)];
    report(`what ${viewer} imagines lost ${brief(lost)} and doubled ${brief(doubled)}`);
  }
  const places = (pieces: typeof before) => pieces.map(({ place }) => place).sort();
  if (!same(places(before), places(after))) {
    report(`what ${viewer} imagines has other places: ${difference(places(before), places(after))}`);
  }
  const now = byPlace(after);
  for (const [place, ids] of byPlace(before.filter((piece) => knows(viewer, piece)))) {
    const there = now.get(place)?.split(' ') ?? [];
    if (!ids.split(' ').every((id) => there.includes(id))) {
      report(`${viewer} knows that ${place} is ${ids} and imagines ${there.join(' ')}`);
    }
  }
}

/** `redeal` moves only what nobody knows, and moves it. */
export function checkRedeal(moment: Moment, variation: Variation): void {
  const { game, claims, state, seats, report } = moment;
  const copy = game.clone(state);
  game.redeal(copy);
  for (const viewer of viewersOf(seats)) {
    const [before, after] = [game.view(state, viewer), game.view(copy, viewer)];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      report(`redeal changes what ${viewer} sees: ${difference(before, after)}`);
    }
  }
  const [before, after] = [claims.pieces(state), claims.pieces(copy)];
  if (inventory(claims, state) !== inventory(claims, copy)) report('redeal loses or doubles a piece');
  const now = byPlace(after);
  for (const [place, ids] of byPlace(before.filter(({ known }) => known === 'all' || known.length > 0))) {
    if (!ids.split(' ').every((id) => now.get(place)?.split(' ').includes(id))) {
      report(`redeal changes ${place}, which somebody knows`);
    }
  }
  variation.note('redeal', before, after);
  checkUnwalled(moment, copy);
}

/** An imagined game can be played on: no action fails and no piece gets lost. */
export function checkPlayout({ game, claims, state, seats, random, report }: Moment, steps: number): void {
  const viewer = at(viewersOf(seats), nextBelow(random, seats + 1));
  const world = game.imagine(JSON.parse(JSON.stringify(game.view(state, viewer))), fastRandom(nextWord(random)));
  const whole = inventory(claims, world);
  for (let i = 0; i < steps; i++) {
    const waiting = game.toAct(world);
    if (waiting.length === 0) break;
    const seat = at(waiting, nextBelow(random, waiting.length));
    const offers = game.legal(world, seat);
    if (offers.length === 0) {
      report(`imagined play of ${viewer}: seat ${seat} may act and has no legal action`);
      return;
    }
    game.apply(world, seat, at(offers, nextBelow(random, offers.length)), SILENT);
  }
  const left = inventory(claims, world);
  if (left !== whole) report(`imagined play of ${viewer} lost ${brief(missingFrom(whole, left))}`);
  if (!isText(game.clone(world), textOf(world))) report('a clone of an imagined state differs');
}
