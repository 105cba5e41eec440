import { same } from './data.ts';
import type { ActionShape, AnyGame, Seat } from './game.ts';
import type { Json } from './phrase.ts';
import { Refusal } from './refusal.ts';

/** Refuses, saying what was wrong and what would be right, unless the seat may do this now. */
export function demandLegal(game: AnyGame, state: unknown, seat: Seat, action: unknown): void {
  const waiting = game.toAct(state);
  if (waiting.length === 0) throw new Refusal('act.over', {});
  if (!waiting.includes(seat)) throw new Refusal('act.notYourTurn', { seat, waiting: [...waiting] });
  if (!game.isLegal(state, seat, action)) throw whyIllegal(game.legal(state, seat), seat, action);
}

function whyIllegal(legal: readonly ActionShape[], seat: Seat, action: unknown): Refusal {
  const types = [...new Set(legal.map((offer) => offer.type))];
  if (typeof action !== 'object' || action === null || !('type' in action) || typeof action.type !== 'string') {
    return new Refusal('act.shape', { seat, types });
  }
  const alike = legal.filter((offer) => offer.type === action.type);
  if (alike.length === 0) return new Refusal('act.type', { seat, type: action.type, types });
  return new Refusal('act.fields', { seat, type: action.type, nearest: nearest(alike, action) });
}

/** The legal action that shares most fields with what was asked for. */
function nearest(alike: readonly ActionShape[], action: object): Json {
  const asked = Object.entries(action);
  const shared = (offer: ActionShape): number =>
    asked.filter(([name, value]) => same(offer[name as keyof ActionShape], value)).length;
  return { ...alike.reduce((best, offer) => (shared(offer) > shared(best) ? offer : best)) };
}
