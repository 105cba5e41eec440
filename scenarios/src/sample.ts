import { at, type Json, Refusal, type Seat } from '@moonstaff/kernel';
import { type State, sample } from '@moonstaff/kernel/sample';
import type { ScenarioAdapter } from './adapter.ts';
import { isFields } from './match-value.ts';

/**
 * Lanterns, the sample game. Parts: `row`, `deck` (top card first) and `round`; for each seat `hand`, `bought`
 * and `coins`. Cards that are replaced go under the deck.
 */
export const sampleScenario: ScenarioAdapter = {
  game: sample,
  arrange,
  facts,
  components: [],
};

const isCard = (value: Json): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 36;

function arrange(state: State, given: Json, seats: readonly string[]): void {
  const parts = { row: state.row, deck: state.deck };
  for (const [name, value] of entries(given, '')) {
    const seat = seats.indexOf(name);
    if (seat >= 0) arrangeSeat(state, seat, value, name);
    else if (name === 'round') state.round = number(value, name);
    else if (name === 'row') deal(state, parts.row, cards(value, name));
    else if (name === 'deck') state.deck.push(...take(state, cards(value, name)).reverse());
    else throw new Refusal('given.part', { path: name, known: [...seats, 'round', 'row', 'deck'] });
  }
}

function arrangeSeat(state: State, seat: Seat, given: Json, path: string): void {
  const player = at(state.players, seat);
  for (const [name, value] of entries(given, path)) {
    const here = `${path}.${name}`;
    if (name === 'coins') player.coins = number(value, here);
    else if (name === 'hand' || name === 'bought') deal(state, player[name], cards(value, here));
    else throw new Refusal('given.part', { path: here, known: ['hand', 'bought', 'coins'] });
  }
}

/** Replaces the cards that are there. */
function deal(state: State, target: number[], wanted: readonly number[]): void {
  state.deck.unshift(...target.splice(0));
  target.push(...take(state, wanted));
}

/** Takes the cards from wherever they are. */
function take(state: State, wanted: readonly number[]): number[] {
  const piles = [state.deck, state.row, state.discard, ...state.players.flatMap(({ hand, bought }) => [hand, bought])];
  for (const card of wanted) {
    for (const pile of piles) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  }
  return [...wanted];
}

function entries(given: Json, path: string): readonly (readonly [string, Json])[] {
  if (!isFields(given)) throw new Refusal('given.map', { path });
  return Object.entries(given);
}

function number(value: Json, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Refusal('given.number', { path, given: value });
  return value;
}

function cards(value: Json, path: string): readonly number[] {
  if (!Array.isArray(value)) throw new Refusal('given.list', { path });
  return value.map((card: Json, i) => {
    if (!isCard(card)) throw new Refusal('given.card', { path: `${path}.${i}`, given: card });
    return card;
  });
}

function facts({ round, row, deck, discard, players, acted }: State, seats: readonly string[]): Json {
  const perSeat = players.map(({ hand, laid, coins, bought }, seat) => [
    at(seats, seat),
    { hand: [...hand], laid: [...laid], coins, bought: [...bought] },
  ]);
  return {
    round,
    row: [...row],
    deck: deck.toReversed(),
    discard: [...discard],
    acted,
    ...Object.fromEntries(perSeat),
  };
}
