import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { cliWord } from '@moonstaff/text/cli';
import { COMMANDS } from '../src/commands/index.ts';
import { ran } from './support.ts';

describe('moonstaff', () => {
  it('helps, with every command', async () => {
    for (const words of ['--help', '-h', 'help']) {
      const { code, out, err } = await ran(words);
      assert.equal(code, 0);
      assert.equal(err, '');
      for (const { name, about } of COMMANDS) assert.match(out, new RegExp(`${name} +${cliWord('en', about, {})}`));
    }
  });

  it('takes options without a command as those of serve', async () => {
    const { code, err } = await ran('--port 70000');
    assert.equal(code, 2);
    assert.match(err, /--port must be a whole number from 0 to 65535/);
  });

  for (const { name, options } of COMMANDS) {
    it(`${name} --help names every option, and does nothing`, async () => {
      const { code, out } = await ran(`${name} --help`);
      assert.equal(code, 0);
      for (const option of [...Object.keys(options), 'help']) assert.match(out, new RegExp(`--${option}\\b`));
      assert.deepEqual(await ran(`help ${name}`), { code, out, err: '' });
    });

    it(`${name} refuses an option it does not have`, async () => {
      const { code, out, err } = await ran(`${name} --nonsense`);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(err, /Unknown option “--nonsense”\. Options: .*--help/);
    });
  }

  const wrong: readonly (readonly [string, RegExp])[] = [
    ['simulat', /Did you mean “simulate”\?/],
    ['dance', /no command “dance”\. Commands: serve,/],
    ['simulate', /--game is required: which game: .*sample/],
    ['simulate --game', /--game needs a value/],
    ['simulate --game --json', /--game needs a value/],
    ['simulate --gmae sample', /Did you mean “--game”\?/],
    ['simulate --game sampel', /Did you mean “sample”\?/],
    ['simulate --game chess', /no game “chess”\. Games: .*sample/],
    ['simulate --game sample --json=yes', /--json doesn’t take a value/],
    ['simulate --game sample extra', /Unexpected “extra”/],
    ['simulate --game sample --games many', /whole number from 1 to .*, not “many”/],
    ['simulate --game sample --games 0', /whole number from 1/],
    ['simulate --game sample --games -5', /whole number from 1/],
    ['simulate --game sample --players 9', /from 2 to 4, not “9”/],
    ['simulate --game guild --bots clever', /“clever” isn’t a bot\. Levels: random/],
    ['simulate --game guild --bots novice,random,random', /3 bots for 2 seats/],
    ['simulate --game sample --bots novice', /Only “random” can play sample/],
    ['simulate --game guild --seat bot', /--seat takes “human”, not “bot”/],
    ['simulate --game guild --seat human --json', /--json can’t be combined with --seat/],
    ['simulate --game sample --seat human', /Only “random” can play sample/],
    ['tournament --game sample', /Only “random” can play sample/],
    ['simulate --game sample --option rounds', /name=value, not “rounds”/],
    ['simulate --game sample --option rounds=9', /2, 3 and 4/],
    ['simulate --game sample --option round=2', /rounds/],
    ['simulate --game sample --players 3 --option row=3', /row/],
    ['simulate --game sample --jobs none', /--jobs must be a whole number/],
    ['replay', /Usage: moonstaff replay/],
    ['replay a b', /Unexpected “b”/],
    ['scenario', /Usage: moonstaff scenario/],
    ['facts', /--game is required/],
    ['facts --game sample --kind card', /no components of kind “card”/],
  ];
  for (const [words, reason] of wrong) {
    it(`says what is wrong with “${words}”, with exit code 2`, async () => {
      const { code, out, err } = await ran(words);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(err, reason);
    });
  }

  it('runs as a program', () => {
    const main = join(import.meta.dirname, '../src/main.ts');
    const out = execFileSync(process.execPath, [main, 'simulate', '--game', 'sample', '--games', '2', '--json']);
    assert.equal(JSON.parse(out.toString()).games, 2);
  });
});
