import { at, type Json } from '@moonstaff/kernel';
import { goalsOf, REWARDS } from '../data/goals.ts';
import { isCovered } from '../goals/settle.ts';
import { scores } from '../score.ts';
import { currentTask, type GuildState } from '../state.ts';
import { view } from '../view.ts';

/** The whole state as a tree: `era`, `card`, `deck`, `goals.0.met.red`, `red.villages`, `red.coins.total`. */
export function facts(state: GuildState, seats: readonly string[]): Json {
  const open = view(state, 'spectator');
  const sheet = scores(state);
  const perSeat = state.players.map((player, seat): [string, Json] => {
    const { explorers, villages, towers, posts, ruins, crystals, supply, bestRoute } = at(open.players, seat);
    const { coins, treasures, actions, returned, done } = player;
    const bank = Object.values(coins).reduce((sum, number) => sum + number, 0);
    const task = currentTask(player);
    return [
      at(seats, seat),
      {
        explorers,
        villages,
        towers,
        posts,
        ruins,
        crystals,
        supply: { ...supply },
        bestRoute,
        coins: { ...coins, bank, total: at(sheet, seat).total },
        treasures: [...treasures],
        actions: { ...actions },
        returned: [...returned],
        done,
        question: task?.task ?? 'none',
        ...(task?.task === 'keep' ? { dealt: [...task.cards] } : {}),
        ...(task?.task === 'explore' ? { inHand: task.card, step: task.step + 1 } : {}),
      },
    ];
  });
  return {
    map: state.options.map,
    era: state.era,
    turn: state.turned.length,
    card: at(state.turned, state.turned.length - 1),
    turned: [...state.turned],
    deck: [...state.deck],
    seen: [...state.seen],
    over: state.over,
    goals: state.goals.map(({ id, met }, index) => ({
      id,
      met: Object.fromEntries(met.map(({ seat, reward }) => [at(seats, seat), reward])),
      covered: REWARDS.filter((reward) => isCovered(state, index, reward)),
    })),
    goalCards: goalsOf(state.options.map, state.rules).sort(),
    investigateDeck: [...state.investigateDeck],
    treasureDeck: [...state.treasureDeck],
    ...Object.fromEntries(perSeat),
  };
}
