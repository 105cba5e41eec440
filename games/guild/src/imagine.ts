import { at, type FastRandom, Refusal, shuffle } from '@moonstaff/kernel';
import { type Board, EXPLORER, emptyBoard, POST, TOKEN, TOWER, VILLAGE } from './board.ts';
import { type InvestigateCardId, investigateDeck } from './data/investigate-cards.ts';
import { INVESTIGATE_CARDS_DEALT } from './data/pieces.ts';
import { type TreasureId, treasureDeck, treasureNamed } from './data/treasures.ts';
import { estimateCoins } from './estimate.ts';
import type { GuildMap } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import type { Consequence, GuildState, Player, Task } from './state.ts';
import type { ConsequenceView, GuildView, OwnView, PlayerView, TaskView } from './view.ts';

/**
 * A full state that fits a view. What its viewer knows stays; decks, the others' treasures and the cards others choose
 * from are dealt at random. The others' coins are estimated from what's public, because nobody sees them.
 */
export function imagine(view: GuildView, random: FastRandom): GuildState {
  const map = mapOf(view);
  const known = view.players.map(
    (_, seat) => view.final?.players[seat] ?? (view.viewer === seat ? view.own : undefined),
  );
  const actions = new Unseen(shuffle(random, unseenActions(view, known)));
  const treasures = shuffle(random, unseenTreasures(view, known));
  const players = view.players.map(
    (player, seat): Player => ({
      board: boardOf(map, player),
      explorers: player.supply.explorers,
      villages: player.supply.villages,
      bestRoute: player.bestRoute,
      actions: { ...player.actions },
      returned: known[seat]?.returned.slice() ?? actions.take(player.returned),
      treasures: known[seat]?.treasures.slice() ?? keepers(treasures, player.treasures),
      coins: { ...(known[seat]?.coins ?? estimateCoins(view, seat)) },
      tasks: player.tasks.map((task) => taskOf(map, task, actions)),
      done: player.done,
    }),
  );
  return {
    random,
    rules: view.rules,
    options: Object.freeze({ ...view.options }),
    era: view.era,
    over: view.over,
    turned: view.turned.slice(),
    deck: shuffle(random, view.toCome.slice()),
    seen: view.seen.slice(),
    goals: view.goals.map(({ id, met }) => ({ id, met: met.map(({ seat, reward }) => ({ seat, reward })) })),
    investigateDeck: actions.take(view.actionDeck),
    treasureDeck: [...treasures, ...view.treasureDeck.bottom],
    treasuresKnown: view.treasureDeck.bottom.length,
    players,
  };
}

/** Cards nobody placed yet, shuffled; each is dealt once. */
class Unseen {
  readonly #cards: InvestigateCardId[];

  constructor(cards: InvestigateCardId[]) {
    this.#cards = cards;
  }

  take(count: number): InvestigateCardId[] {
    return this.#cards.splice(0, count);
  }
}

function unseenActions(view: GuildView, known: readonly (OwnView | undefined)[]): InvestigateCardId[] {
  const placed = new Set<InvestigateCardId>([
    ...view.players.flatMap(({ actions }) => Object.values(actions)),
    ...view.players.flatMap(({ tasks }) => tasks.flatMap((task) => (task.task === 'keep' ? (task.cards ?? []) : []))),
    ...known.flatMap((own) => own?.returned ?? []),
  ]);
  return investigateDeck(view.rules).filter((card) => !placed.has(card));
}

function unseenTreasures(view: GuildView, known: readonly (OwnView | undefined)[]): TreasureId[] {
  const left = treasureDeck(view.rules);
  for (const id of [...view.treasureDeck.bottom, ...known.flatMap((own) => own?.treasures ?? [])]) {
    left.splice(left.indexOf(id), 1);
  }
  return left;
}

/** Takes the first cards that somebody could have kept: none with an immediate effect. */
function keepers(treasures: TreasureId[], count: number): TreasureId[] {
  return Array.from({ length: count }, () => {
    const index = treasures.findIndex((id) => !treasureNamed(id).immediate);
    return at(treasures.splice(index, 1), 0);
  });
}

/** The board made of a player's public pieces. */
export function boardOf(map: GuildMap, player: PlayerView): Board {
  const board = emptyBoard(map);
  const set = (spaces: readonly string[], piece: number): void => {
    for (const id of spaces) {
      const space = spaceNamed(map, id);
      board[space] = (board[space] ?? 0) | piece;
    }
  };
  set(player.explorers, EXPLORER);
  set(player.villages, VILLAGE);
  set(player.towers, TOWER);
  set(player.posts, POST);
  set(player.ruins, TOKEN);
  set(player.crystals, TOKEN);
  return board;
}

function spaceNamed(map: GuildMap, id: string): number {
  const space = map.byId.get(id);
  if (space === undefined) throw new Refusal('guild.no.space', { space: id });
  return space;
}

function taskOf(map: GuildMap, task: TaskView, actions: Unseen): Task {
  const index = (id: string): number => spaceNamed(map, id);
  switch (task.task) {
    case 'keep':
      return { task: 'keep', slot: task.slot, cards: task.cards?.slice() ?? actions.take(INVESTIGATE_CARDS_DEALT) };
    case 'explore': {
      const lists = (spaces: readonly (readonly string[])[]): number[][] => spaces.map((list) => list.map(index));
      return { ...task, placed: lists(task.placed), origins: lists(task.origins) };
    }
    case 'village':
    case 'trade':
    case 'treasure':
      return consequenceOf(map, task);
    case 'order':
      return { task: 'order', left: task.left.map((one) => consequenceOf(map, one)) };
    default:
      return { task: task.task };
  }
}

function consequenceOf(map: GuildMap, task: ConsequenceView): Consequence {
  switch (task.task) {
    case 'village':
      return { task: 'village', region: map.regions.findIndex((region) => region.id === task.region) };
    case 'trade':
      return { task: 'trade', field: spaceNamed(map, task.field), ...(task.once && { once: true }) };
    case 'treasure':
      return { task: 'treasure', count: task.count };
  }
}
