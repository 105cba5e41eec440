import {
  at,
  cloneRandom,
  type OptionSpecs,
  type OptionsOf,
  only,
  type Random,
  type Seat,
  shuffle,
} from '@moonstaff/kernel';

/** A lantern, known by its brightness: 1 to 36, each there once. */
export type Card = number;

export const CARDS: readonly Card[] = Array.from({ length: 36 }, (_, i) => i + 1);
export const HAND = 3;

export const options = {
  rounds: { values: [2, 3, 4], preset: 3 },
  purse: { values: [2, 0] },
  /** How many lanterns the row holds when it is full. */
  row: { values: [3, 4], players: [2] },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;

export interface Player {
  /** Known to its owner alone. */
  hand: Card[];
  /** Face down until everybody has laid one; empty or a single card. */
  laid: Card[];
  coins: number;
  bought: Card[];
}

export interface State {
  readonly rules: number;
  random: Random;
  readonly options: Options;
  round: number;
  /** Face down; its last card is the top. */
  deck: Card[];
  discard: Card[];
  row: Card[];
  players: Player[];
  /** The seats still to have their turn in this round, the active one first; empty while lanterns are laid. */
  turns: Seat[];
  /** Whether the active seat has bought or drawn. */
  acted: boolean;
}

export function setup(chosen: Options, seats: number, random: Random, rules: number): State {
  const deck = shuffle(random, [...CARDS]);
  const players = Array.from({ length: seats }, (): Player => {
    return { hand: deck.splice(-HAND), laid: [], coins: chosen.purse, bought: [] };
  });
  const row = deck.splice(-chosen.row);
  return {
    rules,
    random,
    options: chosen,
    round: 1,
    deck,
    discard: [],
    row,
    players,
    turns: [],
    acted: false,
  };
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    random: cloneRandom(state.random),
    options: state.options,
    round: state.round,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    row: state.row.slice(),
    players: state.players.map(clonePlayer),
    turns: state.turns.slice(),
    acted: state.acted,
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    laid: player.laid.slice(),
    coins: player.coins,
    bought: player.bought.slice(),
  };
}

export const isOver = (state: State): boolean => state.round > state.options.rounds;
export const isLaying = (state: State): boolean => !isOver(state) && state.turns.length === 0;
export const isActive = (state: State, seat: Seat): boolean => state.turns[0] === seat;

/** Everybody who has not laid a lantern yet; after that one seat at a time. */
export function toAct(state: State): readonly Seat[] {
  if (isOver(state)) return [];
  if (!isLaying(state)) return [at(state.turns, 0)];
  return state.players.flatMap((player, seat) => (player.laid.length === 0 ? [seat] : []));
}

/** For logs of format 1. */
export const firstShape = (state: State): unknown => ({
  ...only(state, ['rules', 'random', 'round', 'deck', 'discard', 'row', 'turns', 'acted']),
  rounds: state.options.rounds,
  width: state.options.row,
  players: state.players.map((player) => only(player, ['hand', 'laid', 'coins', 'bought'])),
});

/** Only the deck is unknown to everybody; hands and laid lanterns are known to somebody. */
export function redeal(state: State): void {
  shuffle(state.random, state.deck);
}
