import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type GameEvent } from '@moonstaff/kernel';
import fc from 'fast-check';
import { EXPLORERS, type GuildState, guild, MAP_IDS, mapNamed, type PlayerView, VILLAGES } from '../src/index.ts';
import { playOut, type Recorder, start, type Turn } from './play.ts';
import { Sheet } from './second-opinion.ts';

const sheets = new Map(MAP_IDS.map((id): [string, Sheet] => [id, new Sheet(id)]));

function sheetOf(map: string): Sheet {
  const sheet = sheets.get(map);
  if (sheet === undefined) throw new Error(`no sheet of ${map}`);
  return sheet;
}

const games = fc.record({ map: fc.constantFrom(...MAP_IDS), seats: fc.integer({ min: 1, max: 4 }), words: fc.nat() });
const RUNS = { numRuns: 24 };

type Look = (turn: Turn, ears: Recorder) => void;

/** Holds in every position of every game. */
function always(look: Look): void {
  fc.assert(
    fc.property(games, ({ map, seats, words }) => {
      playOut(start(map, seats, words), words, () => {}, look);
    }),
    RUNS,
  );
}

const playersOf = (state: GuildState): readonly PlayerView[] => guild.view(state, 'spectator').players;

type Task = PlayerView['tasks'][number];

/** What a player still has to decide, also what waits for them to choose an order (G-ORD-1). */
const openTasks = (tasks: readonly Task[]): readonly Task[] =>
  tasks.flatMap((task): readonly Task[] => (task.task === 'order' ? task.left : [task]));

const bank = (state: GuildState, seat: number): number =>
  Object.values(at(state.players, seat).coins).reduce((sum, coins) => sum + coins, 0);

const coinsIn = (events: readonly GameEvent[], seat: number): number =>
  events.reduce((sum, { secret }) => sum + Number(secret?.[seat]?.['coins'] ?? 0), 0);

test('pieces are conserved: on the map, on goals and in the supply they are always the same number', () => {
  always(({ state }) => {
    playersOf(state).forEach(({ explorers, villages, supply }, seat) => {
      const markers = state.goals.filter(({ met }) => met.some((one) => one.seat === seat)).length;
      assert.equal(explorers.length + markers + supply.explorers, EXPLORERS);
      assert.equal(villages.length + supply.villages, VILLAGES);
    });
  });
});

test('villages stand on empty land only, at most one in a region', () => {
  always(({ state }) => {
    const map = mapNamed(state.options.map);
    for (const { villages } of playersOf(state)) {
      const spaces = villages.map((id) => at(map.spaces, map.byId.get(id) ?? -1));
      assert.ok(spaces.every(({ site }) => site));
      assert.equal(new Set(spaces.map(({ region }) => region)).size, spaces.length);
    }
  });
});

test('no fully explored region waits for its village, unless its owner is asked where or in which order', () => {
  always(({ state }) => {
    const sheet = sheetOf(state.options.map);
    for (const { explorers, villages, tasks } of playersOf(state)) {
      const owed = sheet.fact.regions.filter(
        ({ hexes, villageHexes }) => villageHexes > 0 && hexes.every(([q, r]) => explorers.includes(`${q},${r}`)),
      );
      const asked = openTasks(tasks).flatMap((one) => (one.task === 'village' ? [one.region] : []));
      assert.deepEqual(
        owed.map(({ id }) => id).filter((id) => !villages.some((space) => sheet.hex(space).region === id)),
        asked,
      );
    }
  });
});

test('in every chain at most one explored city is without a post, unless a route is being asked for', () => {
  always(({ state }) => {
    const sheet = sheetOf(state.options.map);
    for (const { explorers, villages, posts, tasks } of playersOf(state)) {
      if (openTasks(tasks).some(({ task }) => task === 'trade')) continue;
      const links = new Set(['0,0', ...explorers, ...villages]);
      const open = explorers.filter((space) => sheet.hex(space).feature.type === 'city' && !posts.includes(space));
      for (const city of open) {
        const chain = new Set([city]);
        for (const link of chain) for (const other of sheet.around(link)) if (links.has(other)) chain.add(other);
        assert.deepEqual(
          open.filter((other) => chain.has(other)),
          [city],
        );
      }
    }
  });
});

/** When the game is over, everybody may know all coins. */
const AT_THE_END = new Set(['guild.event.treasures', 'guild.event.final', 'guild.event.lost']);

test('coins are exactly those in events for their owner, and nobody else gets an amount', () => {
  let before: number[] = [];
  always(({ state }, { events }) => {
    const isNew = state.era === 1 && before.length !== state.players.length;
    if (isNew) before = state.players.map(() => 0);
    const now = state.players.map((_, seat) => bank(state, seat));
    now.forEach((coins, seat) => {
      assert.equal(coins - (before[seat] ?? 0), coinsIn(events, seat));
    });
    before = state.over ? [] : now;
    for (const { key, args, secret } of events) {
      if (!AT_THE_END.has(key)) assert.equal(args['coins'], undefined, key);
      assert.ok(Object.keys(secret ?? {}).every((seat) => Number(seat) === args['seat']));
    }
  });
});

test('explorers go home at the end of an era; all else stays', () => {
  always(({ state }, { events }) => {
    if (!events.some(({ key }) => key === 'guild.event.eraEnd')) return;
    for (const { explorers } of playersOf(state)) assert.deepEqual(explorers, []);
  });
});

test('a game has 6, 7, 8 and 9 turns', () => {
  fc.assert(
    fc.property(games, ({ map, seats, words }) => {
      const counted = [0, 0, 0, 0];
      const state = start(map, seats, words);
      counted[0] = 1;
      playOut(
        state,
        words,
        () => {},
        (_, { events }) => {
          for (const { key, args } of events) {
            if (key === 'guild.event.reveal')
              counted[Number(args['era']) - 1] = (counted[Number(args['era']) - 1] ?? 0) + 1;
          }
        },
      );
      assert.deepEqual(counted, [6, 7, 8, 9]);
    }),
    RUNS,
  );
});
