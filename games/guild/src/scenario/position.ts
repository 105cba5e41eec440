import { at, type Json } from '@moonstaff/kernel';
import type { GuildState } from '../state.ts';
import { view } from '../view.ts';

/** The inverse of `arrange`: a state at the beginning of a turn as the parts of a scenario's `given`. */
export function position(state: GuildState, seats: readonly string[]): { readonly [part: string]: Json } {
  const open = view(state, 'spectator');
  const perSeat = state.players.map((player, seat): [string, Json] => {
    const { explorers, villages, towers, posts, ruins, crystals, supply, bestRoute } = at(open.players, seat);
    const { coins, treasures, actions, done } = player;
    return [
      at(seats, seat),
      {
        ...{ explorers, villages, towers, posts, ruins, crystals },
        actions: { ...actions },
        treasures: [...treasures],
        coins: { ...coins },
        ...{ bestRoute, supply: { ...supply }, done },
      },
    ];
  });
  const card = at(state.turned, state.turned.length - 1);
  return {
    era: state.era,
    card,
    turned: state.turned.slice(0, -1),
    deck: [...state.deck],
    seen: [...state.seen],
    goals: state.goals.map(({ id, met }) => ({
      id,
      met: Object.fromEntries(met.map(({ seat, reward }) => [at(seats, seat), reward])),
    })),
    investigateDeck: [
      ...state.players.flatMap(({ tasks }) => tasks.flatMap((task) => (task.task === 'keep' ? task.cards : []))),
      ...state.investigateDeck,
    ],
    treasureDeck: [...state.treasureDeck],
    ...(state.over && { over: true }),
    ...Object.fromEntries(perSeat),
  };
}
