import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { at, type Log, Match, seedFrom } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { ran } from './support.ts';

let folder = '';
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonstaff-cli-'));
});
after(() => rmSync(folder, { recursive: true }));

/** A game in which everybody always takes the last legal action. */
function played(moves: number): Match {
  const match = Match.start(sample, { seats: 2, seed: seedFrom('replay') });
  for (let i = 0; i < moves; i++) {
    const [seat] = sample.toAct(match.state as never);
    if (seat === undefined) break;
    const legal = sample.legal(match.state as never, seat);
    match.act(seat, at(legal, legal.length - 1));
  }
  return match;
}

describe('replay', () => {
  it('shows how a log ends, as text and as data', async () => {
    const match = played(1000);
    const path = write('over.json', JSON.stringify(match.log()));
    const text = await ran(`replay ${path}`);
    assert.equal(text.code, 0);
    assert.match(text.out, /^Winner: (Ada|Bo|Ada, Bo)\.$/m);
    assert.match(text.out, new RegExp(match.seal()));
    const data = JSON.parse((await ran(`replay ${path} --json`)).out);
    assert.equal(data.hash, match.seal());
    assert.equal(data.over, true);
    assert.deepEqual(data.scores, match.game.scores(match.state));
    assert.equal(data.entries, match.entries.length);
  });

  it('says who is to act when the game is not over', async () => {
    const { code, out } = await ran(`replay ${write('open.json', JSON.stringify(played(1).log()))}`);
    assert.equal(code, 0);
    assert.match(out, /isn’t over\. To act: Bo/);
  });

  const log = (change: (log: Log) => unknown): string => JSON.stringify(change(played(5).log()));
  const wrong: readonly (readonly [string, () => string])[] = [
    ['text that is no JSON', () => '{'],
    ['another file', () => '{"some": "data"}'],
    ['a log of a game that is not here', () => log((whole) => ({ ...whole, game: 'chess' }))],
    ['a log cut short', () => log((whole) => ({ ...whole, entries: whole.entries.slice(0, 2) }))],
    ['a log with another end', () => log((whole) => ({ ...whole, end: { ...whole.end, hash: '0'.repeat(64) } }))],
  ];
  for (const [what, text] of wrong) {
    it(`refuses ${what} with exit code 1`, async () => {
      const path = write('wrong.json', text());
      const { code, out, err } = await ran(`replay ${path}`);
      assert.equal(code, 1);
      assert.equal(out, '');
      assert.match(err, /Can’t replay .*wrong\.json: ./);
    });
  }

  it('says so when there is no such file', async () => {
    const { code, err } = await ran(`replay ${join(folder, 'nowhere.json')}`);
    assert.equal(code, 1);
    assert.match(err, /Can’t read .*nowhere\.json/);
  });
});

describe('scenario', () => {
  const HEAD = 'title: made up\nrules: [S-LAY-1]\ngiven: {game: sample, seats: 2}\n';

  it('prints each with its rules, the differences with their lines, and the total', async () => {
    const path = write('two.yaml', `${HEAD}then: {round: 1}\n---\n${HEAD}then:\n  round: 2\n`);
    const { code, out } = await ran(`scenario ${path}`);
    assert.equal(code, 1);
    assert.match(out, /ok {6}made up \(S-LAY-1\)/);
    assert.match(out, /FAILED {2}made up \(S-LAY-1\)\n.*two\.yaml:10 {2}round: expected 2, got 1/);
    assert.match(out, /1 passed, 1 failed/);
  });

  it('gives the same as data', async () => {
    const path = write('data.yaml', `${HEAD}then: {round: 2}\n`);
    const { passed, failed, scenarios } = JSON.parse((await ran(`scenario ${path} --json`)).out);
    assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
    assert.equal(scenarios[0].passed, false);
    assert.deepEqual(scenarios[0].findings[0].args, { path: 'round', expected: 2, actual: 1 });
  });

  it('counts a file it can’t read as failed, and goes on', async () => {
    const bad = write('bad.yaml', 'title: [\n');
    const good = write('good.yaml', `${HEAD}then: {round: 1}\n`);
    const { code, out } = await ran(`scenario ${bad} ${good}`);
    assert.equal(code, 1);
    assert.match(out, /unreadable\n.*bad\.yaml:2 {2}This isn’t valid YAML/);
    assert.match(out, /1 passed, 1 failed/);
  });

  it('names a game that doesn’t exist', async () => {
    const { out } = await ran(`scenario ${write('game.yaml', `${HEAD.replace('sample', 'chess')}then: {round: 1}\n`)}`);
    assert.match(out, /There’s no game “chess”/);
  });

  it('says so when there is nothing to run', async () => {
    const { code, err } = await ran(`scenario ${join(folder, 'nowhere')}`);
    assert.equal(code, 1);
    assert.match(err, /no scenario file/);
  });
});

describe('facts', () => {
  it('lists every component with its id, as text and as data', async () => {
    const { code, out } = await ran('facts --game guild');
    assert.equal(code, 0);
    const { game, components } = JSON.parse((await ran('facts --game guild --json')).out);
    assert.equal(game, 'guild');
    assert.equal(components.investigateCard.length, 28);
    assert.equal(components.goal.length, 24);
    for (const list of Object.values<{ id: string }[]>(components))
      for (const { id } of list) assert.ok(out.includes(id));
  });

  it('tells the same place on both boards apart', async () => {
    const { components } = JSON.parse((await ran('facts --game arnak --kind place --json')).out);
    assert.equal(components.place.length, 24);
    assert.equal(new Set(components.place.map(({ id }: { id: string }) => id)).size, 12);
    assert.equal(new Set(components.place.map(({ entry }: { entry: string }) => entry)).size, 24);
  });

  it('puts effects into words', async () => {
    const { out } = await ran('facts --game arnak');
    assert.match(out, /pack-donkey {2}Pack Donkey\n[\s\S]*?Draw 2 cards\./);
  });

  it('can be limited to one kind', async () => {
    const { components } = JSON.parse((await ran('facts --game guild --kind goal --json')).out);
    assert.deepEqual(Object.keys(components), ['goal']);
  });

  it('says what is unlimited', async () => {
    const { components } = JSON.parse((await ran('facts --game guild --kind investigateCard --json')).out);
    const line = components.investigateCard.find(({ id }: { id: string }) => id === 'line-sea');
    assert.equal(line.steps[0].max, 'unlimited');
  });

  it('says so when a game has no components', async () => {
    assert.match((await ran('facts --game sample')).out, /sample has no components/);
  });
});
