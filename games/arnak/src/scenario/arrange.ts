/** Changes a table fresh from the set-up to what a scenario gives. The parts: `SCENARIOS.md`. */
import { type Json, Refusal } from '@moonstaff/kernel';
import { flagOf, manyOf, numberOf, oneOf, readParts } from '@moonstaff/kernel/given';
import { rowOf, TEMPLE_ROW } from '../actions/research.ts';
import { placedFigures } from '../board.ts';
import { FIGURES, ROUNDS } from '../data/index.ts';
import type { ArnakState } from '../state.ts';
import { CardTable, liftNamed } from './cards.ts';
import { demandFear, demandIdols, demandOnce, demandTemple } from './once.ts';
import { arrangeRival, takeBackRival } from './rival.ts';
import { arrangeSeat } from './seat.ts';
import { arrangeSites } from './sites.ts';
import { arrangeBonus, arrangeGuardians, arrangeRescue, arrangeSupply, arrangeTemple, arrangeTiles } from './tiles.ts';

export function arrange(state: ArnakState, given: Json, seats: readonly string[]): void {
  demandOnce(given);
  const cards = new CardTable(state);
  if (state.rival !== undefined) takeBackRival(state, state.rival);
  liftNamed(cards, given, seats);
  let arrivals: ArnakState['arrivals'] | undefined;
  let fearDeck: number | undefined;
  let bonus: Json | undefined;
  let lostTemple: Json | undefined;
  readParts(given, '', {
    round: (value, path) => {
      state.round = numberOf(value, path);
      if (state.round < 1 || state.round > ROUNDS) throw new Refusal('given.number', { path, given: value });
    },
    first: (value, path) => {
      state.first = seats.indexOf(oneOf(value, seats, path));
      state.active = state.first;
    },
    active: (value, path) => {
      state.active = seats.indexOf(oneOf(value, seats, path));
    },
    main: (value, path) => {
      state.main = flagOf(value, path);
    },
    fearDeck: (value, path) => {
      fearDeck = numberOf(value, path);
    },
    row: (value, path) => cards.row(value, path),
    ...Object.fromEntries(
      seats.map((name, seat) => [name, (value: Json, path: string) => arrangeSeat(state, seat, value, path, cards)]),
    ),
    exile: (value, path) => cards.exile(value, path),
    itemDeck: (value, path) => cards.deck('item', value, path),
    artifactDeck: (value, path) => cards.deck('artifact', value, path),
    tilesI: (value, path) => arrangeTiles(state, 'I', value, path),
    tilesII: (value, path) => arrangeTiles(state, 'II', value, path),
    guardians: (value, path) => arrangeGuardians(state, value, path),
    rescue: (value, path) => arrangeRescue(state, value, path),
    supply: (value, path) => arrangeSupply(state, value, path),
    bonus: (value) => {
      bonus = value;
    },
    lostTemple: (value) => {
      lostTemple = value;
    },
    temple: (value, path) => arrangeTemple(state, value, path),
    sites: (value, path) => arrangeSites(state, value, path, seats),
    rival: (value, path) => arrangeRival(state, value, path, cards),
    arrivals: (value, path) => {
      arrivals = manyOf(value, [...seats, 'rival'], path).map((who) => (who === 'rival' ? who : seats.indexOf(who)));
    },
  });
  cards.settle();
  arrangeBonus(state, bonus, lostTemple);
  state.fearDeck = fearDeck ?? state.fearDeck;
  state.arrivals = arrivals ?? arrivedOf(state);
  countFigures(state, seats);
  demandIdols(state, seats);
  demandFear(state, fearDeck);
  demandTemple(state, seats);
}

/** A player with a token in the Lost Temple has arrived there; in seat order unless the scenario says otherwise. */
function arrivedOf(state: ArnakState): ArnakState['arrivals'] {
  const there: ArnakState['arrivals'] = state.players.flatMap(({ glass }, seat) =>
    rowOf(glass) === TEMPLE_ROW ? [seat] : [],
  );
  if (state.rival !== undefined && rowOf(state.rival.glass) === TEMPLE_ROW) there.push('rival');
  return there;
}

function countFigures(state: ArnakState, seats: readonly string[]): void {
  for (const [seat, player] of state.players.entries()) {
    player.figures = FIGURES - placedFigures(state, seat);
    if (player.figures >= 0) continue;
    const last = state.sites.findLast(({ spaces }) => spaces.includes(seat));
    const path = `sites.${last?.id}.spaces.${last?.spaces.lastIndexOf(seat)}`;
    throw new Refusal('given.piece', { path, given: seats[seat] ?? seat });
  }
}
