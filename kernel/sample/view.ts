import { at, type FastRandom, type Seat, shuffle, type Viewer } from '@moonstaff/kernel';
import { CARDS, type Card, type Options, type State } from './state.ts';

interface PlayerView {
  readonly cards: number;
  readonly hasLaid: boolean;
  readonly coins: number;
  readonly bought: readonly Card[];
}

export interface View {
  readonly rules: number;
  readonly options: Options;
  readonly round: number;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly row: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly turns: readonly Seat[];
  readonly acted: boolean;
  /** What only this viewer knows; absent for a spectator. */
  readonly own?: { readonly seat: Seat; readonly hand: readonly Card[]; readonly laid: readonly Card[] };
}

/** Built up from nothing: what is not named here stays hidden. */
export function view(state: State, viewer: Viewer): View {
  const open = {
    rules: state.rules,
    options: state.options,
    round: state.round,
    deck: state.deck.length,
    discard: state.discard.slice(),
    row: state.row.slice(),
    players: state.players.map(({ hand, laid, coins, bought }) => {
      return { cards: hand.length, hasLaid: laid.length > 0, coins, bought: bought.slice() };
    }),
    turns: state.turns.slice(),
    acted: state.acted,
  };
  if (viewer === 'spectator') return open;
  const { hand, laid } = at(state.players, viewer);
  return { ...open, own: { seat: viewer, hand: hand.slice(), laid: laid.slice() } };
}

/** Every card that the viewer cannot place is shuffled and dealt to the places that are hidden. */
export function imagine(seen: View, random: FastRandom): State {
  const { own } = seen;
  const placed = new Set([...seen.discard, ...seen.row, ...seen.players.flatMap(({ bought }) => bought)]);
  for (const card of own === undefined ? [] : [...own.hand, ...own.laid]) placed.add(card);
  const unseen = shuffle(
    random,
    CARDS.filter((card) => !placed.has(card)),
  );
  const players = seen.players.map(({ cards, hasLaid, coins, bought }, seat) => {
    const known = own?.seat === seat ? own : undefined;
    return {
      hand: known?.hand.slice() ?? unseen.splice(0, cards),
      laid: known?.laid.slice() ?? unseen.splice(0, hasLaid ? 1 : 0),
      coins,
      bought: bought.slice(),
    };
  });
  return {
    rules: seen.rules,
    random,
    options: Object.freeze({ ...seen.options }),
    round: seen.round,
    deck: unseen,
    discard: seen.discard.slice(),
    row: seen.row.slice(),
    players,
    turns: seen.turns.slice(),
    acted: seen.acted,
  };
}
