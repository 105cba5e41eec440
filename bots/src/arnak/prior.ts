import {
  type ActionOf,
  type ArnakAction,
  type ArnakState,
  arrivalPoints,
  assistantById,
  bonusById,
  type CampId,
  type CardId,
  campById,
  cardById,
  type Effect,
  GUARDIAN_POINTS,
  guardianById,
  IDOL_POINTS,
  idolById,
  type Player,
  places,
  ROUNDS,
  type Site,
  type SiteId,
  type SpaceId,
  slotOptionById,
  slotPoints,
  spaceById,
  type Token,
  templeStackById,
  tileById,
  trackOf,
} from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';
import { useWorth } from './value.ts';
import type { Weights } from './weights.ts';
import { costWorth, effectWorth, tokensWorth } from './worth.ts';

/** A head start for each kind of action, before looking closer: what players usually want to do first. */
const HOPES: { readonly [T in ArnakAction['type']]: number } = {
  discover: 1,
  overcome: 1.5,
  temple: 1,
  research: 4,
  dig: 1,
  buy: -1.5,
  play: 0.3,
  assistant: 0.6,
  slot: 0.3,
  boon: 0.3,
  pay: 1,
  use: 2,
  bonus: 1.5,
  row: 1.5,
  recruit: 2,
  rescue: 2,
  upgrade: 2,
  refresh: 1.5,
  take: 1.5,
  choose: 1,
  draw: 2,
  announce: 1,
  hold: 1,
  return: 1,
  exile: 1.2,
  discard: 0.5,
  trade: 1,
  activate: 0.5,
  relocate: 0.5,
  recall: 1.5,
  moveGuardian: 1.5,
  swap: 0.5,
  supply: 1.2,
  unslot: 1,
  putDown: 0.5,
  keepRest: 1,
  endTurn: 0.6,
  skip: -0.5,
  pass: -2.5,
  cancel: -4,
  wait: -5,
  goOn: 0,
  stopWaiting: -5,
};

/** Roughly how many points an action gains, without trying it. */
export function prior(state: ArnakState, seat: Seat, action: ArnakAction, w: Weights): number {
  return HOPES[action.type] + gain(state, at(state.players, seat), action, w);
}

/** Resources spent in the last round would hardly have had another use. */
const thrift = (state: ArnakState): number => (state.round === ROUNDS ? 0.4 : 1);

function gain(state: ArnakState, player: Player, action: ArnakAction, w: Weights): number {
  switch (action.type) {
    case 'dig':
      return siteWorth(state, action.site, w) - 0.5 * travelOf(state, action.site, action.space).length * w.icon;
    case 'discover':
      return discovery(state, action, w);
    case 'overcome':
      return GUARDIAN_POINTS + w.boon - thrift(state) * costWorth(guardianCost(state, action.site), w);
    case 'research':
      return stepUp(state, player, action, w);
    case 'temple':
      return templeStackById[action.stack].points - thrift(state) * templePrice(state, action, w);
    case 'buy':
      return cardGain(state, action.card, w) - thrift(state) * priceOf(action.card, w);
    case 'take':
    case 'hold':
      return cardGain(state, action.card, w);
    case 'play':
      return useWorth(action.card, w) - 0.5 * cardById[action.card].travel.length * w.icon;
    case 'assistant': {
      const own = player.assistants.find(({ id }) => id === action.assistant);
      const { gold, silver } = assistantById[action.assistant];
      return effectWorth(own?.gold === true ? gold : silver, w);
    }
    case 'slot':
      return effectWorth(slotOptionById[action.option].effect, w) - 0.5 * (slotPoints[player.slots] ?? 0);
    case 'bonus':
      return effectWorth(bonusById[action.tile].effect, w);
    case 'activate':
      return siteWorth(state, action.site, w);
    case 'relocate':
      return siteWorth(state, action.to, w);
    case 'exile':
      return action.card === 'fear' || action.card === 'fear-tile'
        ? 1
        : -useWorth(action.card, w) - cardById[action.card].points;
    case 'discard':
    case 'putDown':
      return -0.5 * useWorth(action.card, w);
    case 'choose':
      return choiceWorth(state, action, w);
    case 'pay':
      return -paymentWorth(action, w);
    default:
      return 0;
  }
}

const siteOf = (state: ArnakState, id: SiteId): Site | undefined => state.sites.find((site) => site.id === id);

function effectOf(state: ArnakState, id: SiteId): Effect {
  const camp = campById[id as CampId];
  if (camp !== undefined) return camp.effect;
  const tile = siteOf(state, id)?.tile ?? 'none';
  return tile === 'none' ? [] : tileById[tile].effect;
}

function siteWorth(state: ArnakState, id: SiteId, w: Weights): number {
  const guarded = (siteOf(state, id)?.guardian ?? 'none') !== 'none';
  return effectWorth(effectOf(state, id), w) + (guarded ? 0.5 * w.chance - w.threat : 0);
}

function travelOf(state: ArnakState, id: SiteId, space: number): readonly string[] {
  const camp = campById[id as CampId];
  return camp?.spaces[space] ?? places[state.options.board].find((place) => place.id === id)?.travel ?? [];
}

function discovery(state: ArnakState, { place: id }: ActionOf<'discover'>, w: Weights): number {
  const place = places[state.options.board].find((one) => one.id === id);
  const idol = siteOf(state, id)?.idol ?? 'none';
  const tile = w.action * (place?.level === 'II' ? 2.4 : 1.5);
  return (
    IDOL_POINTS * (1 + (place?.idolsFaceDown ?? 0)) +
    (idol === 'none' ? 0 : effectWorth(idolById[idol].effect, w)) +
    tile +
    0.5 * w.chance -
    w.threat -
    thrift(state) * (place?.discoverCompass ?? 0) * w.compass
  );
}

function guardianCost(state: ArnakState, id: SiteId) {
  const guardian = siteOf(state, id)?.guardian ?? 'none';
  return guardian === 'none' ? {} : guardianById[guardian].cost;
}

function rowPoints(state: ArnakState, token: Token, row: number): number {
  const { rows } = trackOf(state);
  if (row > rows.length) return arrivalPoints[state.arrivals.length] ?? 0;
  return rows[row - 1]?.[token].points ?? 0;
}

function stepUp(state: ArnakState, player: Player, { token, to }: ActionOf<'research'>, w: Weights): number {
  const { row, costInto } = spaceById[to];
  const effect = trackOf(state).rows[row - 1]?.[token].effect ?? [];
  return (
    rowPoints(state, token, row) -
    rowPoints(state, token, spaceById[player[token]].row) +
    effectWorth(effect, w) +
    bonusWorth(state, to, w) -
    thrift(state) * costWorth(costInto, w)
  );
}

function bonusWorth(state: ArnakState, to: SpaceId, w: Weights): number {
  const tiles = state.bonus[trackOf(state).spaces.findIndex(({ id }) => id === to)] ?? [];
  return tiles.length === 0 ? 0 : Math.max(...tiles.map((tile) => effectWorth(bonusById[tile].effect, w)));
}

const templePrice = (state: ArnakState, { stack }: ActionOf<'temple'>, w: Weights): number =>
  templeStackById[stack].combines.reduce((sum, column) => sum + tokensWorth(trackOf(state).temple[column], w), 0);

/** An item is drawn in the rounds that are left; an artifact also works at once. */
function cardGain(state: ArnakState, id: CardId, w: Weights): number {
  const card = cardById[id];
  const rest = ROUNDS - state.round;
  const later = Math.max(0, useWorth(id, w) - w.plain) * w.cardUse * rest;
  return card.points + later + (card.kind === 'artifact' ? Math.max(0, effectWorth(card.effect, w)) : 0);
}

function priceOf(id: CardId, w: Weights): number {
  const card = cardById[id];
  if (card.kind === 'item') return card.costCoins * w.coins;
  return card.kind === 'artifact' ? card.costCompass * w.compass : 0;
}

function choiceWorth(state: ArnakState, { option }: ActionOf<'choose'>, w: Weights): number {
  const frame = state.stack.at(-1);
  return frame?.at === 'choose' ? effectWorth(frame.step.options[option]?.steps ?? [], w) : 0;
}

function paymentWorth(payment: ActionOf<'pay'>, w: Weights): number {
  const cards = [...(payment.cards ?? []), ...(payment.discard ?? [])];
  return (
    cards.reduce((sum, card) => sum + useWorth(card, w) + 0.3, 0) +
    (payment.boons?.length ?? 0) * w.boon +
    (payment.assistants?.length ?? 0) * w.ready +
    (payment.pilots ?? 0) * 2 * w.coins
  );
}
