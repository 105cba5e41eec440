import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { choose, mindFor } from '@moonstaff/bots';
import { at, Match, seedFrom } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { ran } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonstaff-analyse-'));
after(() => rmSync(folder, { recursive: true }));

/** A game of the Guild played by hurried bots, as far as wanted. */
function logFile(name: string, until: (entries: number) => boolean): string {
  const mind = mindFor('guild');
  const { game } = mind;
  const match = Match.start(game, { seats: 2, options: {}, seed: seedFrom('analyse') });
  while (game.toAct(match.state).length > 0 && !until(match.entries.length)) {
    const seat = at(game.toAct(match.state), 0);
    const legal = game.legal(match.state, seat);
    const question = { view: game.view(match.state, seat), seat, legal, seed: match.entries.length };
    // One of the two never plays a card.
    const idle = seat === 1 ? legal.find(({ type }) => type === 'done') : undefined;
    match.act(seat, idle ?? choose(mind, 'novice', question, { iterations: 1 }));
  }
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(match.log()));
  return path;
}

describe('analyse', () => {
  const whole = logFile('whole.json', () => false);

  it('says who gave how much away and which turns are worth remarking on, as text and as data, on any number of cores', async () => {
    const { code, out, err } = await ran(`analyse ${whole} --depth 4 --jobs 2`);
    assert.equal(err, '');
    assert.equal(code, 0);
    assert.match(out, /^The Guild of Merchant Explorers: \d+ turns, 4 tries each/);
    assert.match(out, /^\d+ +Bo +(?:Blunder|Mistake|Missed) +[\d.]+ .*Explore/m);
    // The same as data, on one core: `npm run thorough`.
    if (!isThorough) return;
    const { turns, summary, curve, ends } = JSON.parse((await ran(`analyse ${whole} --depth 4 --jobs 1 --json`)).out);
    assert.equal(curve.length, ends.length + 1);
    assert.ok(turns.length > 20);
    const [ada, bo] = summary.map(({ cost }: { cost: { points: number } }) => Math.round(cost.points * 10) / 10);
    assert.ok(bo > ada, 'a seat that never plays gives more away');
    assert.match(out, new RegExp(`^Bo .* ${String(bo).replace('.', '\\.')} `, 'm'));
  });

  it('refuses what it can’t judge', async () => {
    const half = logFile('half.json', (entries) => entries > 10);
    assert.match((await ran(`analyse ${half}`)).err, /the game isn’t over/);
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, '{}');
    const { code, err } = await ran(`analyse ${bad}`);
    assert.equal(code, 1);
    assert.match(err, /Can’t replay/);
    assert.equal((await ran(`analyse ${join(folder, 'nowhere.json')}`)).code, 1);
    assert.equal((await ran('analyse')).code, 2);
    assert.equal((await ran(`analyse ${whole} --depth 3`)).code, 2);
  });
});
