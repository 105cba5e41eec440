/**
 * The score sheet.
 *
 * A-SCO-1 to A-SCO-8, A-TIE-1 to A-TIE-3, A-SOL-33, A-SOL-34.
 */
import { at, type Outcome, type Score, type Seat } from '@moonstaff/kernel';
import { rowOf, TEMPLE_ROW } from './actions/research.ts';
import {
  arrivalPoints,
  type CardId,
  cardById,
  fear,
  fearTile,
  GUARDIAN_POINTS,
  IDOL_POINTS,
  RIVAL_COVERED_IDOL_POINTS,
  type SpaceId,
  slotPoints,
  type TempleStackId,
  templeStackById,
  tracks,
} from './data/index.ts';
import type { Token } from './frames.ts';
import type { ArnakState, Player, Rival } from './state.ts';
import type { ArnakView } from './view.ts';

/** In the order of the sheet. */
export const CATEGORIES = ['research', 'temple', 'idols', 'guardians', 'cards', 'fear'] as const;
type Sheet = { readonly [C in (typeof CATEGORIES)[number]]: number };

/** How far everybody's research has come. */
type Reached = Pick<ArnakView, 'options' | 'arrivals'>;

/** The row's points for that token; in the Lost Temple those of the space reached (A-SCO-1). */
function tokenPoints(state: Reached, who: Seat | 'rival', token: Token, space: SpaceId): number {
  const row = rowOf(space);
  if (row === 0) return 0;
  if (row === TEMPLE_ROW) return arrivalPoints[state.arrivals.indexOf(who)] ?? 0;
  return at(tracks[state.options.board].rows, row - 1)[token].points;
}

const templePoints = (tiles: readonly TempleStackId[]): number =>
  tiles.reduce((sum, id) => sum + templeStackById[id].points, 0);

function pointsOf(cards: readonly CardId[]): number {
  let sum = 0;
  for (const id of cards) sum += cardById[id].points;
  return sum;
}

function fearOf(cards: readonly CardId[]): number {
  let sum = 0;
  for (const id of cards) if (id === fear.id) sum += fear.points;
  return sum;
}

/** Deck, hand, play area, and cards just drawn to choose from (A-SCO-5). */
function overCards(
  state: ArnakState,
  seat: Seat,
  player: Player,
  points: (cards: readonly CardId[]) => number,
): number {
  let sum = points(player.deck) + points(player.hand) + points(player.playArea);
  if (seat === state.active) {
    for (const frame of state.stack) if (frame.at === 'hold' || frame.at === 'return') sum += points(frame.cards);
  }
  return sum;
}

type Shown = Pick<Player, 'glass' | 'notebook' | 'temple' | 'crates' | 'slots'> & {
  readonly guardians: readonly unknown[];
};

const researchOf = (state: Reached, seat: Seat, { glass, notebook }: Pick<Shown, Token>) => ({
  glass: tokenPoints(state, seat, 'glass', glass),
  notebook: tokenPoints(state, seat, 'notebook', notebook),
});

/** What each token of a seat's research is worth. */
export const researchPoints = (view: ArnakView, seat: Seat): { readonly [T in Token]: number } =>
  researchOf(view, seat, at(view.players, seat));

/** What anybody can see on the table: all but the cards. */
function shownSheet(state: Reached, seat: Seat, player: Shown) {
  const { glass, notebook } = researchOf(state, seat, player);
  let emptySlots = 0;
  for (let slot = player.slots; slot < slotPoints.length; slot++) emptySlots += at(slotPoints, slot);
  return {
    research: glass + notebook,
    temple: templePoints(player.temple),
    idols: IDOL_POINTS * (player.crates + player.slots) + emptySlots,
    guardians: GUARDIAN_POINTS * player.guardians.length,
  };
}

/** A seat's points so far, without cards and Fear: others' decks are hidden. */
export const pointsShown = (view: ArnakView, seat: Seat): number =>
  Object.values(shownSheet(view, seat, at(view.players, seat))).reduce((sum, points) => sum + points, 0);

function sheetOf(state: ArnakState, seat: Seat, player: Player): Sheet {
  const { research, temple, idols, guardians } = shownSheet(state, seat, player);
  const fears = overCards(state, seat, player, fearOf);
  const cards = overCards(state, seat, player, pointsOf) - fears;
  return { research, temple, idols, guardians, cards, fear: fears + fearTile.points * player.fearTiles };
}

const rivalSheet = (state: ArnakState, rival: Rival): Sheet => ({
  research: tokenPoints(state, 'rival', 'glass', rival.glass),
  temple: templePoints(rival.temple),
  idols: IDOL_POINTS * rival.idols.length + RIVAL_COVERED_IDOL_POINTS * rival.coveredIdols,
  guardians: GUARDIAN_POINTS * rival.guardians.length,
  cards: pointsOf(rival.cards),
  fear: 0,
});

const sumOf = ({ research, temple, idols, guardians, cards, fear: fears }: Sheet): number =>
  research + temple + idols + guardians + cards + fears;

const scoreOf = (seat: Score['seat'], categories: Sheet): Score => ({
  seat,
  categories,
  total: sumOf(categories),
});

export function scores(state: ArnakState): readonly Score[] {
  const list = state.players.map((player, seat) => scoreOf(seat, sheetOf(state, seat, player)));
  if (state.rival !== undefined) list.push(scoreOf('rival', rivalSheet(state, state.rival)));
  return list;
}

/** One seat's points so far, for those who ask often. */
export const totalOf = (state: ArnakState, seat: Seat): number => sumOf(sheetOf(state, seat, at(state.players, seat)));

/** The rival's points so far; 0 without one. */
export const rivalTotal = (state: ArnakState): number =>
  state.rival === undefined ? 0 : sumOf(rivalSheet(state, state.rival));

/**
 * Below zero when `a` stands before `b`: more points, then earlier in the Lost Temple, then more research
 * points where neither got there.
 */
function compare(state: ArnakState, a: Score, b: Score): number {
  if (a.total !== b.total) return b.total - a.total;
  const [arrivedA, arrivedB] = [a, b].map(({ seat }) => state.arrivals.indexOf(seat));
  if (arrivedA !== arrivedB) return rank(arrivedA) - rank(arrivedB);
  return (b.categories['research'] ?? 0) - (a.categories['research'] ?? 0);
}

const rank = (arrived = -1): number => (arrived < 0 ? Number.MAX_SAFE_INTEGER : arrived);

export function outcome(state: ArnakState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const sheet = scores(state);
  const sorted = [...sheet].sort((a, b) => compare(state, a, b));
  const ranking: Score['seat'][][] = [];
  for (const [i, score] of sorted.entries()) {
    const before = sorted[i - 1];
    if (before !== undefined && compare(state, before, score) === 0) ranking.at(-1)?.push(score.seat);
    else ranking.push([score.seat]);
  }
  const best = ranking[0] ?? [];
  return { scores: sheet, ranking, winners: best.includes('rival') ? [] : best };
}
