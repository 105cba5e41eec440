import { type Out, phrase, type Random, SILENT, shuffle } from '@moonstaff/kernel';
import { emptyBoard } from '../board.ts';
import { deckOfEra } from '../data/explore-cards.ts';
import { goalsOf } from '../data/goals.ts';
import { investigateDeck } from '../data/investigate-cards.ts';
import { EXPLORERS, GOALS_IN_PLAY, VILLAGES } from '../data/pieces.ts';
import { treasureDeck } from '../data/treasures.ts';
import type { GuildMap } from '../map/geometry.ts';
import { mapOf } from '../map/registry.ts';
import type { GuildOptions } from '../options.ts';
import { type GuildState, noCoins, type Player } from '../state.ts';
import { reveal } from './turn.ts';

export const newPlayer = (map: GuildMap): Player => ({
  board: emptyBoard(map),
  explorers: EXPLORERS,
  villages: VILLAGES,
  bestRoute: 0,
  actions: {},
  returned: [],
  treasures: [],
  coins: noCoins(),
  tasks: [],
  done: false,
});

/** A new game with its first card turned (G-SET). */
export function setup(
  options: GuildOptions,
  seats: number,
  random: Random,
  rules: number,
  out: Out = SILENT,
): GuildState {
  const map = mapOf({ rules, options });
  const state: GuildState = {
    random,
    rules,
    options,
    era: 1,
    over: false,
    turned: [],
    deck: shuffle(random, deckOfEra(1, rules)),
    seen: [],
    goals: shuffle(random, goalsOf(options.map, rules))
      .slice(0, GOALS_IN_PLAY)
      .map((id) => ({ id, met: [] })),
    investigateDeck: shuffle(random, investigateDeck(rules)),
    treasureDeck: shuffle(random, treasureDeck(rules)),
    treasuresKnown: 0,
    players: Array.from({ length: seats }, () => newPlayer(map)),
  };
  out.event(phrase('guild.event.opening', { map: options.map, goals: state.goals.map(({ id }) => id) }));
  reveal(state, out);
  return state;
}
