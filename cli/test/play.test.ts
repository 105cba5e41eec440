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
      assert.match(out, /^(Winner: .+|Nobody won)\.$/m);
      assert.doesNotMatch(out, /undefined|arnak\.|guild\.|undo\./);
    });
  }

  it('says what can be chosen, not only its number or its name', async () => {
    const guild = await ran(`${GUILD} --seed a`, { lines: () => typed(always('1')) });
    const kept = guild.out.match(/^ *\d {2}Keep .*$/gm) ?? [];
    assert.ok(kept.length > 0);
    for (const line of kept) assert.match(line, /Keep [^.]+\. .{10,}/, 'with its text');
    const arnak = await ran('simulate --game arnak --players 2 --seat human --bots random --seed a', {
      lines: () => typed(always('1')),
    });
    assert.doesNotMatch(arnak.out, /^ *\d+ {2}Option \d/m);
    assert.doesNotMatch(arnak.out, /pos-ii?-/, 'sites have names');
  });

  it('ends where somebody leaves, or says no more', async () => {
    for (const lines of [['q'], []]) {
      const { code, out } = await ran(GUILD, { lines: () => typed(lines) });
      assert.equal(code, 0);
      assert.match(out, /^Total/m);
      assert.match(out, /The game isn’t over\. To act: Ada/);
    }
  });

  it('shows the map with its goals and numbered choices, in colour where there is one', async () => {
    const leave = { lines: () => typed(['1', 'q']) };
    const { out: plain } = await ran(GUILD, leave);
    assert.match(plain, /^You’re Ada\./m);
    assert.match(plain, /^ {2}0\/\d {2}\S/m, 'the progress of a goal');
    assert.match(plain, /^.* @ .*$/m, 'the capital');
    assert.match(plain, / [gdm~*][CR\d]*#\d/, 'a choice on its space');
    assert.ok(!plain.includes('\u001b'));
    const { out: coloured } = await ran(GUILD, { ...leave, isColourful: true });
    assert.ok(coloured.includes('\u001b[48;5;74;30m~'), 'the sea is blue');
    assert.ok(coloured.includes('\u001b[48;5;71;30mg'), 'grassland is green');
  });

  it('shows the card row, the sites and the hand', async () => {
    const { out } = await ran('simulate --game arnak --seat human --bots random', { lines: () => typed(['q']) });
    assert.match(out, /^Items: .+ \(\d coins?\), /m);
    assert.match(out, /^ {2}Coin camp: empty, blocked$/m, 'each space, since one of them is free');
    assert.match(out, /^Hand: .+, .+, .+, .+, /m);
    assert.match(out, /^Bo: .*Hand 5/m);
  });

  it('tells nobody’s secrets to somebody who leaves', async () => {
    const [game, players] = ['simulate --game guild --players 3 --seat human --bots random', 3];
    const { out } = await ran(game, { lines: () => typed(['1', '1', 'q']) });
    const sheet = out.slice(out.lastIndexOf('Villages') - 200);
    assert.match(sheet, /Ada\n/, 'one column, the own one');
    assert.doesNotMatch(sheet, /\bBo\b.*\bCy\b/);
    assert.match(sheet, /^Total +\d+$/m, `not ${players} totals`);
    assert.doesNotMatch(out, /(Bo|Cy) draws 2 [^.(]*\(/, 'no cards that others choose from');
    const { out: arnak } = await ran('simulate --game arnak --seat human --bots random', { lines: () => typed(['q']) });
    assert.match(arnak, /^Ada (goes first and )?draws (\d )?“/m);
    assert.match(arnak, /^Bo (goes first and )?draws 5 cards\./m);
    assert.match(arnak, /^Total +-?\d+$/m);
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
