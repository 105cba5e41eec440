import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFor, Match, seedFrom } from '@moonstaff/kernel';
import { type GuildState, guild } from '../src/index.ts';
import { playOut, start } from './play.ts';

test('the opening tells the map, the goals and the first card', () => {
  const options = { map: 'kazan' };
  const { opening, state } = Match.start<GuildState>(guild, { seats: 2, options, seed: seedFrom('opening') });
  const goals = state.goals.map(({ id }) => id);
  assert.deepEqual(opening[0], { key: 'guild.event.opening', args: { map: 'kazan', goals } });
  assert.deepEqual(opening[1], { key: 'guild.event.reveal', args: { era: 1, turn: 1, card: state.turned[0] } });
});

test('the coins in all events add up to the total', () => {
  for (const [map, seats] of [
    ['avenia', 2],
    ['aghon', 3],
    ['kazan', 1],
    ['cnidaria', 2],
  ] as const) {
    const sums = Array<number>(seats).fill(0);
    const finals = new Map<unknown, unknown>();
    playOut(
      start(map, seats, `sums ${map}`),
      map,
      () => {},
      (_, { events }) => {
        for (const event of events) {
          const seat = Number(event.args['seat']);
          const { coins = 0 } = eventFor(event, seat).args;
          if (event.key === 'guild.event.final') finals.set(seat, coins);
          else if (event.key !== 'guild.event.lost') sums[seat] = (sums[seat] ?? 0) + Number(coins);
        }
      },
    );
    assert.deepEqual(finals, new Map(sums.map((sum, seat) => [seat, sum])), map);
  }
});

test('a special action is named when its number returns', () => {
  const told: string[] = [];
  const kept = new Map<string, unknown>();
  playOut(
    start('avenia', 2, 'returns'),
    'returns',
    () => {},
    (_, { events }) => {
      for (const { key, args } of events) {
        const own = `${args['seat']} ${args['slot']}`;
        if (key === 'guild.event.keep') kept.set(own, args['card']);
        if (key !== 'guild.event.use' || args['slot'] === undefined) continue;
        told.push(own);
        assert.equal(args['card'], kept.get(own), own);
      }
    },
  );
  assert.ok(told.length >= 6, `${told.length} returns`);
});

test('alone, a loss says which goals and how many coins were missing', () => {
  let lost: unknown;
  const state = playOut(
    start('aghon', 1, 'alone'),
    'alone',
    () => {},
    (_, { events }) => {
      lost = events.find(({ key }) => key === 'guild.event.lost')?.args ?? lost;
    },
  );
  const { total = 0 } = guild.scores(state)[0] ?? {};
  const goals = state.goals.filter(({ met }) => met.length === 0).map(({ id }) => id);
  assert.deepEqual(guild.outcome(state)?.winners, []);
  assert.deepEqual(lost, { seat: 0, goals, coins: Math.max(0, 90 - total) });
});
