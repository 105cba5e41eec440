import { at, type Json, Refusal, type Seat, SILENT, stateHash } from '@moonstaff/kernel';
import { fieldsOf, flagOf, listOf, manyOf, numberOf, oneOf, readParts, textOf } from '@moonstaff/kernel/given';
import { EXPLORER, spacesWith } from '../board.ts';
import { deckOfEra, type ExploreCardId, eraCards, exploreCardIds } from '../data/explore-cards.ts';
import { type GoalId, goals, REWARDS } from '../data/goals.ts';
import { investigateCardIds } from '../data/investigate-cards.ts';
import { EXPLORERS } from '../data/pieces.ts';
import { treasures } from '../data/treasures.ts';
import { registerMap } from '../map/registry.ts';
import { newPlayer } from '../play/setup.ts';
import { setToWork } from '../play/turn.ts';
import type { GuildState, Met } from '../state.ts';
import { sampleMaps } from './sample-maps.ts';
import { arrangeSeat } from './seat.ts';

/**
 * Changes a state fresh from the set-up to what a scenario gives. Parts of the table, besides one for each seat:
 *
 * - `map`: a picture (see `map/source.ts`) or the name of a sample map, in place of the map of the options;
 *   `figures: true` beside it when its ruins bear figures as on Cnidaria
 * - `era`, `card` (the one just turned), `turned` (before it, this era), `deck` (to come this era, the next first)
 * - `seen`: Era cards turned so far
 * - `goals`: ids from left to right, or `{id, met: {red: first}}`
 * - `treasureDeck`, `investigateDeck`: what's on top, the next first
 * - `over`: the game has ended
 *
 * Everybody begins the turn of `card`, or of the card that was dealt, except those who are `done`.
 */
export function arrange(state: GuildState, given: Json, seats: readonly string[]): void {
  const goalIds = goals.map(({ id }) => id);
  const kinds = treasures.map(({ id }) => id);
  let card = at(state.turned, state.turned.length - 1);
  let figures = false;
  let deck: ExploreCardId[] | undefined;
  takeBack(state);
  readParts(given, '', {
    figures: (value, path) => {
      figures = flagOf(value, path);
    },
    map: (value, path) => useMap(state, textOf(value, path), figures, path),
    era: (value, path) => {
      state.era = numberOf(value, path);
      if (state.era < 1 || state.era > 4) throw new Refusal('given.number', { path, given: value });
      card = at(deckOfEra(state.era, state.rules), 0);
      // Every Era card of the eras before has been seen.
      state.seen.splice(0, state.seen.length, ...specialBefore(state.era));
    },
    card: (value, path) => {
      card = oneOf(value, deckOfEra(state.era, state.rules), path);
    },
    turned: (value, path) => {
      state.turned = manyOf(value, deckOfEra(state.era, state.rules), path).filter((other) => other !== card);
    },
    seen: (value, path) => {
      state.seen.splice(0, state.seen.length, ...manyOf(value, exploreCardIds, path));
    },
    deck: (value, path) => {
      deck = manyOf(value, deckOfEra(state.era, state.rules), path);
    },
    goals: (value, path) => {
      state.goals = listOf(value, path).map((goal, i) => readGoal(goal, goalIds, seats, `${path}.${i}`));
    },
    ...Object.fromEntries(
      seats.map((name, seat) => [
        name,
        (value: Json, path: string) => arrangeSeat(state, at(state.players, seat), value, path),
      ]),
    ),
    // After the seats: what they have isn't in the decks.
    investigateDeck: (value, path) => putOnTop(state.investigateDeck, manyOf(value, investigateCardIds, path), path),
    treasureDeck: (value, path) => putOnTop(state.treasureDeck, manyOf(value, kinds, path), path),
    over: (value, path) => {
      state.over = flagOf(value, path);
    },
  });
  layOutDeck(state, card, deck);
  markGoals(state);
  if (!state.over) start(state, card);
}

/** Cards dealt by the set-up go back on the action deck; they are dealt again if the scenario's card asks for it. */
function takeBack(state: GuildState): void {
  for (const player of state.players.toReversed()) {
    for (const task of player.tasks) if (task.task === 'keep') state.investigateDeck.unshift(...task.cards);
    player.tasks.length = 0;
  }
  state.deck = [...state.turned, ...state.deck];
  state.turned = [];
}

const specialBefore = (era: number): ExploreCardId[] =>
  eraCards.filter(({ fromEra }) => fromEra < era).map(({ id }) => id);

/** The scenario's own map; its id is a hash of the picture. */
function useMap(state: GuildState, text: string, figures: boolean, path: string): void {
  const picture = sampleMaps.get(text) ?? text;
  if (!picture.includes('|')) throw new Refusal('given.id', { path, given: text, known: [...sampleMaps.keys()] });
  const id = `scenario-${stateHash(picture).slice(0, 8)}`;
  const map = registerMap({ id, picture, ...(figures ? { figures: true as const } : {}) });
  state.options = Object.freeze({ ...state.options, map: id });
  state.players = state.players.map(() => newPlayer(map));
}

function readGoal(given: Json, ids: readonly GoalId[], seats: readonly string[], path: string): GuildState['goals'][0] {
  if (typeof given === 'string') return { id: oneOf(given, ids, path), met: [] };
  let id = at(ids, 0);
  let met: Met[] = [];
  readParts(given, path, {
    id: (value, here) => {
      id = oneOf(value, ids, here);
    },
    met: (value, here) => {
      met = fieldsOf(value, here).map(([name, reward]) => ({
        seat: seats.indexOf(oneOf(name, seats, here)),
        reward: oneOf(reward, [...REWARDS, 'none' as const], `${here}.${name}`),
      }));
    },
  });
  return { id, met };
}

/** Moves cards to the top of a deck from anywhere in it. */
function putOnTop<T extends string>(deck: T[], wanted: readonly T[], path: string): void {
  for (const [i, card] of wanted.entries()) {
    const index = deck.indexOf(card);
    if (index === -1) throw new Refusal('given.gone', { path: `${path}.${i}`, given: card });
    deck.splice(index, 1);
  }
  deck.unshift(...wanted);
}

/** The cards of the era that were not turned yet: as given, or in the order they were dealt. */
function layOutDeck(state: GuildState, card: ExploreCardId, deck: ExploreCardId[] | undefined): void {
  const rest = deckOfEra(state.era, state.rules).filter((other) => other !== card && !state.turned.includes(other));
  const dealt = state.deck.filter((other) => rest.includes(other));
  state.deck = deck ?? [...dealt, ...rest.filter((other) => !dealt.includes(other))];
  state.turned.push(card);
}

/** Explorers on goals come out of the supply. */
function markGoals(state: GuildState): void {
  const markers = (seat: Seat): number => state.goals.filter(({ met }) => met.some((one) => one.seat === seat)).length;
  state.players.forEach((player, seat) => {
    const left = EXPLORERS - spacesWith(player.board, EXPLORER).length - markers(seat);
    player.explorers = Math.min(player.explorers, left);
  });
}

function start(state: GuildState, card: ExploreCardId): void {
  const waiting = state.players.map(({ done }) => done);
  if (eraCards.some(({ id }) => id === card) && !state.seen.includes(card)) state.seen.push(card);
  setToWork(state, card, SILENT);
  waiting.forEach((done, seat) => {
    const player = at(state.players, seat);
    if (!done) return;
    player.done = true;
    player.tasks.length = 0;
  });
}
