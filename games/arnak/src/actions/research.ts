/**
 * Research: a token one row up, or a temple tile.
 *
 * A-RES-1 to A-RES-12, A-LT-1 to A-LT-5, A-TMP-1 to A-TMP-4, A-SNK-4, A-SNK-9 to A-SNK-12, A-CRD-6, A-CRD-13.
 */

import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { hasChange } from '../changes.ts';
import {
  type BonusId,
  bonusById,
  type ResearchSpace,
  type SpaceId,
  spaceById,
  type TempleStackId,
  templeStackById,
  templeStacks,
  trackOf,
  tracks,
} from '../data/index.ts';
import type { Cost, Tokens } from '../effects/language.ts';
import type { QuestionOf, Token } from '../frames.ts';
import { NOTHING } from '../frozen.ts';
import { kinds } from '../piles.ts';
import { push, pushSteps } from '../stack.ts';
import { type ArnakState, type Player, playerAt } from '../state.ts';
import { discounted, hasTokens, payTokens, sumOf, tokensOf } from '../tokens.ts';

export const TEMPLE_ROW = 8;

export const rowOf = (space: SpaceId): number => spaceById[space].row;

const positions = new Map<string, number>(
  [tracks.bird, tracks.snake].flatMap(({ spaces }) => spaces.map(({ id }, index) => [id, index] as const)),
);
/** The position of a space on its own track. */
export const spaceIndex = (space: SpaceId): number => positions.get(space) ?? -1;

export const bonusAt = (state: ArnakState, space: SpaceId): readonly BonusId[] => at(state.bonus, spaceIndex(space));

/** The sum of the base costs beneath the stack (A-TMP-2). */
export const templeCost = (state: Pick<ArnakState, 'rules' | 'options'>, stack: TempleStackId): Tokens =>
  sumOf(templeStackById[stack].combines.map((column) => trackOf(state).temple[column]));

export type ResearchRules = Omit<QuestionOf<'research'>, 'at'>;

/** As the main action. */
export const PLAIN_RESEARCH: ResearchRules = { token: 'any', free: false, discounts: [] };

/** Every research move and temple tile that can be paid. */
export function researches(state: ArnakState, seat: Seat, rules: ResearchRules, list: ArnakAction[]): void {
  const player = playerAt(state, seat);
  if (rules.token === 'any') {
    if (rowOf(player.glass) === TEMPLE_ROW) templeTiles(state, player, rules, list);
    else moves(player, 'glass', rules, list);
  }
  moves(player, 'notebook', rules, list);
}

function moves(player: Player, token: Token, rules: ResearchRules, list: ArnakAction[]): void {
  for (const to of spaceById[player[token]].next as readonly SpaceId[]) {
    if (token === 'notebook' && !notebookMay(player, to)) continue;
    for (const discount of affordable(player, spaceById[to].costInto, rules)) {
      list.push(discount === undefined ? { type: 'research', token, to } : { type: 'research', token, to, discount });
    }
  }
}

/** Never above the glass (A-RES-2), never into the Lost Temple (A-LT-1). */
export const notebookMay = (player: Pick<Player, 'glass'>, to: SpaceId): boolean =>
  rowOf(to) <= rowOf(player.glass) && rowOf(to) < TEMPLE_ROW;

function templeTiles(state: ArnakState, player: Player, rules: ResearchRules, list: ArnakAction[]): void {
  for (const [index, { id }] of templeStacks.entries()) {
    if (at(state.temple, index) === 0) continue;
    for (const discount of affordable(player, templeCost(state, id), rules)) {
      list.push(discount === undefined ? { type: 'temple', stack: id } : { type: 'temple', stack: id, discount });
    }
  }
}

const UNDISCOUNTED = [undefined];

/**
 * Which discounts make a cost payable: `undefined` without any on offer. Two discounts that leave the same
 * price are one choice.
 */
function affordable(player: Player, cost: Cost, rules: ResearchRules): readonly (number | undefined)[] {
  if (rules.free) return UNDISCOUNTED;
  if (player.crates < (cost.unslottedIdols ?? 0)) return NOTHING;
  if (rules.discounts.length === 0) return hasTokens(player, cost) ? UNDISCOUNTED : NOTHING;
  const prices = rules.discounts.map((discount) => JSON.stringify(discounted(cost, discount)));
  const open = rules.discounts.map((_, i) => i).filter((i) => prices.indexOf(at(prices, i)) === i);
  const fit = open.filter((i) => hasTokens(player, discounted(cost, at(rules.discounts, i))));
  return rules.discounts.length === 1 ? fit.map(() => undefined) : fit;
}

/** A discount lowers tokens only; an idol still has to be paid (ruling 77). */
function payResearch(
  state: ArnakState,
  seat: Seat,
  cost: Cost,
  rules: ResearchRules,
  discount: number | undefined,
  out: Out,
): void {
  if (rules.free) return;
  const taken = rules.discounts[discount ?? 0];
  payTokens(state, seat, taken === undefined ? tokensOf(cost) : discounted(cost, taken), out);
  const idols = cost.unslottedIdols ?? 0;
  if (idols > 0) {
    playerAt(state, seat).crates -= idols;
    state.box.idols += idols;
    out.event(phrase('arnak.paidIdol', { seat }));
  }
}

export function research(
  state: ArnakState,
  seat: Seat,
  rules: ResearchRules,
  token: Token,
  to: SpaceId,
  discount: number | undefined,
  out: Out,
): void {
  const player = playerAt(state, seat);
  const space: ResearchSpace = spaceById[to];
  payResearch(state, seat, space.costInto, rules, discount, out);
  player[token] = to;
  out.event(phrase('arnak.researched', { seat, token, space: to }));
  if (space.row === TEMPLE_ROW) {
    state.arrivals.push(seat);
    out.event(phrase('arnak.reachedTemple', { seat, place: state.arrivals.length }));
    if (state.lostTemple.length > 0) out.reveal(phrase('arnak.wall.templeStack'));
  }
  push(state, { at: 'arrive', token, space: to, bonus: true, row: space.row < TEMPLE_ROW });
}

export function takeTempleTile(
  state: ArnakState,
  seat: Seat,
  rules: ResearchRules,
  stack: TempleStackId,
  discount: number | undefined,
  out: Out,
): void {
  const player = playerAt(state, seat);
  payResearch(state, seat, templeCost(state, stack), rules, discount, out);
  const index = templeStacks.findIndex(({ id }) => id === stack);
  state.temple[index] = at(state.temple, index) - 1;
  player.temple = [...player.temple, stack];
  out.event(phrase('arnak.templeTile', { seat, stack }));
}

/** Tiles that may be taken on arrival: those of the space, or of the Lost Temple stack (A-LT-3, A-SNK-9). */
const tilesFor = (state: ArnakState, space: SpaceId): readonly BonusId[] =>
  rowOf(space) === TEMPLE_ROW ? state.lostTemple : bonusAt(state, space);

/** Several tiles that only the choosing player sees: nobody else may learn whether they're alike (A-INF-2). */
export const isSecretStack = (state: ArnakState, space: SpaceId): boolean =>
  hasChange(state, 'askAboutHiddenStacks') && rowOf(space) === TEMPLE_ROW && state.lostTemple.length > 1;

export function arrivalChoices(state: ArnakState, frame: QuestionOf<'arrive'>): readonly ArnakAction[] {
  const list: ArnakAction[] = [];
  if (frame.bonus) for (const tile of kinds(tilesFor(state, frame.space))) list.push({ type: 'bonus', tile });
  if (frame.row) list.push({ type: 'row' });
  return list;
}

/** The tile gives its bonus at once and leaves the game (A-RES-6). */
export function takeBonus(state: ArnakState, seat: Seat, frame: QuestionOf<'arrive'>, tile: BonusId, out: Out): void {
  const all = tilesFor(state, frame.space);
  const tiles = all.toSpliced(all.indexOf(tile), 1);
  if (rowOf(frame.space) === TEMPLE_ROW) state.lostTemple = tiles;
  else state.bonus[spaceIndex(frame.space)] = tiles;
  state.box.bonusSeen = [...state.box.bonusSeen, tile];
  out.event(phrase('arnak.bonusTile', { seat, tile }));
  if (frame.row) push(state, { ...frame, bonus: false });
  pushSteps(state, bonusById[tile].effect);
}

/** The effect of the row for the token that moved (A-RES-7). */
export function rowEffect(state: ArnakState, seat: Seat, frame: QuestionOf<'arrive'>, out: Out): void {
  const { row } = spaceById[frame.space];
  const { effect } = at(trackOf(state).rows, row - 1)[frame.token];
  out.event(phrase('arnak.rowEffect', { seat, token: frame.token, row }));
  if (frame.bonus && tilesFor(state, frame.space).length > 0) push(state, { ...frame, row: false });
  pushSteps(state, effect);
}
