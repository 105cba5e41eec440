import {
  type ArnakState,
  type Assistant,
  arrivalPoints,
  assistantById,
  type CardId,
  type Cost,
  cardById,
  guardianById,
  type Player,
  ROUNDS,
  rivalTotal,
  type SpaceId,
  spaceById,
  type Token,
  totalOf,
  tracks,
} from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';
import { pendingWorth } from './pending.ts';
import type { Weights } from './weights.ts';
import { effectWorth, tokensWorth } from './worth.ts';

/** The points this seat will probably have at the end; in a solo game, minus those the rival has now. */
export function value(state: ArnakState, seat: Seat, w: Weights): number {
  const score = totalOf(state, seat) - rivalTotal(state);
  return state.phase === 'over' ? score : hopes(state, seat, w).reduce((sum, hope) => sum + hope, score);
}

/** What else a seat hopes for, by hand-set weights: one number for each of `HOPES`. */
export function hopes(state: ArnakState, seat: Seat, w: Weights): readonly number[] {
  const player = at(state.players, seat);
  const active = state.phase === 'turns' && !player.passed;
  const rest = ROUNDS - state.round;
  return [
    tokensWorth(player, w) * usefulness(rest, active, player),
    cardsWorth(player, rest, active, w),
    peopleWorth(player, rest, active, w),
    idolsWorth(player, rest + (active ? 1 : 0), w),
    guardiansWorth(state, seat, player, active, w),
    climbWorth(state, player, rest, active, w),
    active || rest > 0 ? stepWorth(player, w) : 0,
    state.active === seat ? pendingWorth(state, w) : 0,
  ];
}

/** What a seat hopes for, in the order of `hopes`. */
export const HOPES = ['tokens', 'cards', 'people', 'idols', 'guardians', 'climb', 'step', 'pending'] as const;

/** Resources are worth what can still be bought with them: nothing after the last turn. */
function usefulness(rest: number, active: boolean, { hand, figures }: Player): number {
  if (rest > 0) return rest === 1 && !active ? 0.85 : 1;
  return active ? 0.45 + 0.05 * Math.min(5, hand.length) + 0.1 * figures : 0;
}

/** Cards in hand now, and what the deck will bring in later rounds. */
function cardsWorth({ hand, deck, playArea, icons }: Player, rest: number, active: boolean, w: Weights): number {
  const made = usesOf(w);
  let sum = icons.length * w.icon * 0.5;
  if (active) for (const card of hand) sum += w.handCard * 0.6 + useWorth(card, w, made) * 0.4;
  if (rest === 0) return sum;
  // About five cards of a deck of n are drawn each round.
  const often = Math.min(1, 5 / Math.max(5, hand.length + deck.length + playArea.length)) * rest;
  for (const pile of [hand, deck, playArea]) {
    for (const card of pile) {
      sum += card === 'fear' ? -w.fear * often : Math.max(0, useWorth(card, w, made) - w.plain) * w.cardUse * often;
    }
  }
  return sum;
}

/** A card gives its effect or its travel icons, whichever is better. */
export function useWorth(id: CardId, w: Weights, made = usesOf(w)): number {
  const old = made.get(id);
  if (old !== undefined) return old;
  const card = cardById[id];
  const price = card.kind === 'artifact' ? card.tabletCostFromHand * w.tablet : 0;
  const worth = Math.max(effectWorth(card.effect, w) - price, card.travel.length * w.icon);
  made.set(id, worth);
  return worth;
}

const uses = new WeakMap<Weights, Map<CardId, number>>();

/** What was worked out already by these weights. */
function usesOf(w: Weights): Map<CardId, number> {
  const known = uses.get(w);
  if (known !== undefined) return known;
  const made = new Map<CardId, number>();
  uses.set(w, made);
  return made;
}

function peopleWorth({ figures, assistants }: Player, rest: number, active: boolean, w: Weights): number {
  let sum = active ? figures * w.figure : 0;
  for (const { id, gold, ready } of assistants) {
    const once = sideWorth(assistantById[id], gold, w);
    sum += once * rest * 0.7 + (gold ? w.gold : 0) * 0.3 * rest;
    if (ready && active) sum += once * w.ready;
  }
  return sum;
}

const sideWorth = (assistant: Assistant, gold: boolean, w: Weights): number =>
  Math.max(0.5, effectWorth(gold ? assistant.gold : assistant.silver, w));

/** Idols in crates can go into slots. An empty slot has points of its own, which the score sheet counts already. */
function idolsWorth({ crates, slots }: Player, roundsToGo: number, w: Weights): number {
  const usable = Math.min(crates, 4 - slots);
  return usable * w.idol * Math.min(1, roundsToGo / 2);
}

function guardiansWorth(state: ArnakState, seat: Seat, player: Player, active: boolean, w: Weights): number {
  let sum = 0;
  for (const { used } of player.guardians) if (!used && (active || state.round < ROUNDS)) sum += w.boon;
  for (const { guardian, spaces } of state.sites) {
    if (guardian === 'none' || !spaces.includes(seat)) continue;
    if (!player.noFear) sum -= w.threat;
    if (active) sum += w.chance * readiness(player, guardianById[guardian].cost);
  }
  return sum;
}

/** How much of a price the player already has, from 0 to 1. */
export function readiness(player: Player, cost: Cost): number {
  const { coins = 0, compass = 0, tablet = 0, arrowhead = 0, jewel = 0 } = cost;
  const needed = coins + compass + tablet + arrowhead + jewel;
  if (needed === 0) return 1;
  const lacking =
    Math.max(0, coins - player.coins) +
    Math.max(0, compass - player.compass) +
    Math.max(0, tablet - player.tablet) +
    Math.max(0, arrowhead - player.arrowhead) +
    Math.max(0, jewel - player.jewel);
  return (1 - lacking / needed) ** 2;
}

/** The next step of the magnifying glass and of the notebook: the nearer its price, the more it counts. */
function stepWorth(player: Player, w: Weights): number {
  const upper = spaceById[player.glass].row;
  const lower = spaceById[player.notebook].row;
  return w.step * (nearest(player, player.glass) + (lower < upper ? 0.7 * nearest(player, player.notebook) : 0));
}

/** How nearly the best step from a space is paid for, from 0 to 1. */
export function nearest(player: Player, from: SpaceId): number {
  let best = 0;
  for (const id of spaceById[from].next) best = Math.max(best, readiness(player, spaceById[id as SpaceId].costInto));
  return best;
}

/** The points of the row the player will probably reach, minus those the score sheet counts already. */
function climbWorth(state: ArnakState, { glass, notebook }: Player, rest: number, active: boolean, w: Weights): number {
  const rounds = rest + (active ? 0.5 : 0);
  const upper = spaceById[glass].row;
  const lower = spaceById[notebook].row;
  return (
    w.climb * (pointsAt(state, 'glass', upper + rounds * w.pace) - pointsAt(state, 'glass', upper)) +
    w.climb *
      (pointsAt(state, 'notebook', Math.min(lower + rounds * w.notebookPace, upper + rounds)) -
        pointsAt(state, 'notebook', lower))
  );
}

/** Points of a row; interpolated between two rows. */
function pointsAt(state: ArnakState, token: Token, row: number): number {
  const { rows } = tracks[state.options.board];
  const exact = (r: number): number => {
    if (r <= 0) return 0;
    if (r > rows.length) return token === 'glass' ? (arrivalPoints[state.arrivals.length] ?? 0) : exact(rows.length);
    return rows[r - 1]?.[token].points ?? 0;
  };
  const below = Math.min(Math.floor(row), rows.length + 1);
  const share = Math.min(1, row - below);
  return exact(below) * (1 - share) + exact(Math.min(below + 1, rows.length + 1)) * share;
}
