import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { answerOf } from '../src/play/answer.ts';
import { ran, typed } from './support.ts';

const GUILD = 'simulate --game guild --seat human --bots random';

function* always(line: string): Generator<string> {
  for (;;) yield line;
}

describe('a game in the terminal', () => {
  for (const [game, players] of [
    ['guild', 2],
    ['arnak', 2],
    ['arnak', 1],
  ] as const) {
    it(`of ${game} for ${players} goes on to its score`, async () => {
      const bots = players === 1 ? '' : '--bots random';
      const call = `simulate --game ${game} --players ${players} --seat human ${bots}`;
      const { code, out, err } = await ran(call, { lines: () => typed(always('1')) });
      assert.equal(code, 0, err);
      assert.match(out, /^ *1 {2}\S/m);
      assert.match(out, /^Total +-?\d+/m);
      assert.match(out, /The game is over\./);
      assert.doesNotMatch(out, /undefined|arnak\.|guild\.|undo\./);
    });
  }

  it('ends where somebody leaves, or says no more', async () => {
    for (const lines of [['q'], []]) {
      const { code, out } = await ran(GUILD, { lines: () => typed(lines) });
      assert.equal(code, 0);
      assert.match(out, /^Total/m);
      assert.match(out, /The game isn’t over\. To act: Seat 1/);
    }
  });

  it('takes back, and says why when it cannot', async () => {
    const { out } = await ran(GUILD, { lines: () => typed(['u', '1', 'u', 'q']) });
    const questions = out.split(/A number, u to undo, q to quit:\n/).slice(0, -1);
    assert.equal(questions.length, 4);
    assert.match(questions[1] ?? '', /^Undo stops here: /);
    const choicesOf = (text = ''): readonly string[] => text.match(/^ *\d+ {2}.*$/gm) ?? [];
    assert.notDeepEqual(choicesOf(questions[2]), choicesOf(questions[0]));
    assert.deepEqual(choicesOf(questions[3]), choicesOf(questions[0]));
  });

  it('asks again when it does not understand', async () => {
    const { out } = await ran(GUILD, { lines: () => typed(['seven', '0', 'q']) });
    assert.match(out, /Enter a number from 1 to \d+, not “seven”/);
    assert.match(out, /Enter a number from 1 to \d+, not “0”/);
  });

  it('is played in the language asked for', async () => {
    const { out } = await ran(`${GUILD} --lang de`, { lines: () => typed(['q']) });
    assert.match(out, /Eine Zahl, u zum Zurücknehmen/);
    assert.match(out, /^Summe/m);
  });

  it('works in a pipe', () => {
    const main = join(import.meta.dirname, '../src/main.ts');
    const words = [main, ...GUILD.split(' '), '--lang', 'en'];
    const out = execFileSync(process.execPath, words, { input: '1\nq\n', encoding: 'utf8' });
    assert.match(out, /The game isn’t over/);
  });
});

describe('an answer', () => {
  it('is a number of the list, or a key', () => {
    assert.deepEqual(answerOf(' 3 ', 3), { choice: 2 });
    assert.equal(answerOf('4', 3), 'unclear');
    assert.equal(answerOf('', 3), 'unclear');
    assert.equal(answerOf('U', 3), 'undo');
    assert.equal(answerOf(undefined, 3), 'quit');
  });
});
