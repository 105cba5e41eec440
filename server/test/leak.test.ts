import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { State } from '@moonstaff/kernel/sample';
import { isThorough } from '@moonstaff/tools/thorough';
import { type LeakServer, leak, openLeakServer } from '../trials/leak.ts';
import type { Plant } from '../trials/pages.ts';
import { LEAK_KINDS, type LeakKind } from './support/leaky.ts';

let on: LeakServer;
let leaky: LeakServer;
before(async () => {
  on = await openLeakServer();
  const module = new URL('./support/leaky.ts', import.meta.url).href;
  leaky = await openLeakServer(LEAK_KINDS.map((name) => ({ module, name })));
});
after(async () => {
  await on.close();
  await leaky.close();
});

/** What's hidden is altered afresh at every moment, so one altered table each is enough for many moments. */
const TRUTHS = isThorough ? 2 : 1;

/** Whole games of the other two: `npm run leak -- --game arnak --games 20`. */
describe('what a viewer gets', () => {
  it(`doesn't depend on hidden information, in a whole game of the sample`, async () => {
    const report = await leak({ on, game: 'sample', games: 1, players: 2, seed: 'test sample', truths: TRUTHS });
    assert.deepEqual(report.leaks, []);
    assert.equal(report.finished, 1);
    assert.ok(report.compared > 500 && report.timed > 0, JSON.stringify(report));
  });

  for (const game of ['guild', 'arnak']) {
    it(`doesn't depend on hidden information, at the beginning of ${game}`, async () => {
      const report = await leak({
        on,
        game,
        games: 1,
        players: 2,
        seed: `test ${game}`,
        truths: TRUTHS,
        steps: isThorough ? 20 : 12,
        // So often that hardly any game goes without.
        rarely: 4,
      });
      assert.deepEqual(report.leaks, []);
      assert.ok(report.compared > 500 && report.timed > 0, JSON.stringify(report));
    });
  }
});

const PLANTED = { players: 2, truths: 3, mostLeaks: 1 };

/** What the trial says about each planted leak. */
const FOUND: Readonly<Record<LeakKind, RegExp>> = {
  size: /^step \d+, message to/,
  order: /^step \d+, message to/,
  options: /^step \d+, message to/,
  previews: /^step \d+, answer to .*gains/,
  reasons: /^step \d+, answer to .*why/,
  times: /the time of a refusal/,
  television: /^step \d+, message to spectator/,
};

/** Ways out that no game takes part in: what the server would add there, and what the trial says about it. */
const WAYS: readonly { readonly name: string; readonly way: RegExp; readonly found: RegExp }[] = [
  { name: 'push', way: /^push$/, found: /^step \d+, notices for/ },
  { name: 'lists and previews of links', way: /^list$/, found: /^step \d+, summary for/ },
  { name: 'a page about the table', way: /\/api\/tables\/[\w-]+$/, found: /^step \d+, (page|challenge page) for/ },
  { name: 'a page about the club', way: /\/api\/clubs\//, found: /^step \d+, (page|challenge page) for/ },
  { name: 'today’s challenge', way: /\/api\/challenges$/, found: /^step \d+, (page|challenge page) for/ },
  { name: 'a log for analysis', way: /\/logs?(\/|$)/, found: /^step \d+, (page|challenge page) for/ },
];

describe('the leak trial', () => {
  for (const { name, way, found } of WAYS) {
    it(`finds a planted leak through ${name}`, async () => {
      const plant: Plant = (taken, { match }) =>
        way.test(taken) ? `${(match?.state as State | undefined)?.deck.at(-1)}` : '';
      const report = await leak({
        ...PLANTED,
        on,
        rarely: 1,
        game: 'sample',
        games: 2,
        seed: `planted ${name}`,
        plant,
      });
      assert.match(report.leaks[0] ?? 'nothing', found);
    });
  }

  for (const kind of LEAK_KINDS) {
    it(`finds a planted leak through ${kind}`, async () => {
      const report = await leak({
        ...PLANTED,
        on: leaky,
        rarely: kind === 'times' ? 1 : 12,
        game: kind,
        games: 3,
        seed: `planted ${kind}`,
      });
      assert.match(report.leaks[0] ?? 'nothing', FOUND[kind]);
    });
  }
});
