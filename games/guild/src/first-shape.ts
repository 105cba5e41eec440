/**
 * The state as logs of format 1 hashed it (rules 1). Those logs are checked against this shape for good: a field that
 * the state gains later isn't added here, and one that it loses is worked out from what took its place.
 */
import { only } from '@moonstaff/kernel';
import type { GuildState, Player } from './state.ts';

export const firstShape = (state: GuildState): unknown => ({
  ...only(state, ['random', 'rules', 'era', 'over', 'turned', 'deck', 'seen']),
  ...only(state.options, ['map', 'difficulty']),
  actionDeck: state.investigateDeck,
  ...only(state, ['treasureDeck', 'treasuresKnown']),
  goals: state.goals.map(({ id, met }) => ({ id, met: met.map((one) => only(one, ['seat', 'reward'])) })),
  players: state.players.map(playerShape),
});

const playerShape = (player: Player): unknown => ({
  ...only(player, ['board', 'explorers', 'villages', 'bestRoute', 'actions', 'returned', 'treasures', 'tasks', 'done']),
  coins: only(player.coins, ['villages', 'towers', 'trade', 'coinFields', 'crystals', 'goals', 'treasures']),
});
