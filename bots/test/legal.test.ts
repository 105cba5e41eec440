import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS, type Level } from '@moonstaff/catalogue';
import { at, type Options } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { type Entrant, playFixture, schedule, standings } from '../src/index.ts';
import { loadMind } from '../src/learned/load.ts';
import { mindFor } from '../src/minds.ts';

const entrantsOf = (game: string, among: readonly Level[] = LEVELS): Promise<readonly Entrant[]> =>
  Promise.all(among.map(async (level) => ({ level, budget: { iterations: 2 }, mind: await loadMind(game, level) })));

const GUILD_MAPS = [{ map: 'avenia' }, { map: 'aghon' }, { map: 'kazan' }, { map: 'cnidaria' }];

for (const [game, options] of [
  ['arnak', [{ board: 'bird' }, { board: 'snake' }]],
  ['guild', isThorough ? GUILD_MAPS : GUILD_MAPS.slice(0, 2)],
] as const) {
  const entrants = await entrantsOf(game);

  test(`${game}: all levels at one table play legal games to their end`, () => {
    // Each board or map seats another four of the levels, so that all of them play.
    const fixtures = schedule(entrants.length, 4, options.length, 'legal');
    for (const [index, fixture] of fixtures.entries()) {
      // The match refuses illegal actions, so a game that reached its end had only legal ones.
      const { outcome } = playFixture(mindFor(game).game, entrants, fixture, at<Options>(options, index));
      assert.equal(outcome.scores.length, 4);
    }
  });

  test(`${game}: the same seeds give the same game`, () => {
    const [fixture] = schedule(entrants.length, 2, 1, 'again');
    assert.ok(fixture);
    const play = () => playFixture(mindFor(game).game, entrants, fixture, options[0]);
    assert.deepEqual(play(), play());
  });

  test(`${game}: skilled beats random by far`, async () => {
    const pair = ['random', 'skilled'] as const;
    const two = await entrantsOf(game, pair);
    const fixtures = schedule(2, 2, 2, 'ladder');
    const played = fixtures.map((fixture) => playFixture(mindFor(game).game, two, fixture, options[0]));
    const [first, second] = standings(pair, played);
    assert.equal(first?.name, 'skilled');
    assert.equal(first?.wins.share, 1);
    assert.ok((first?.score.mean ?? 0) > 2 * (second?.score.mean ?? 0));
  });
}
