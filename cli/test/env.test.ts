import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { Conversation } from '../src/env/answer.ts';
import { speechIn } from '../src/words.ts';
import { ran, typed } from './support.ts';

const open = (): Conversation => new Conversation(speechIn('en'));
const ask = async (conversation: Conversation, message: object) =>
  JSON.parse(await conversation.answer(JSON.stringify(message)));

describe('moonstaff env', () => {
  for (const game of GAME_IDS) {
    it(`plays ${game} at several tables to the end and begins again`, async () => {
      const conversation = open();
      let { tables } = await ask(conversation, { do: 'reset', game, tables: 3, seed: 'a' });
      const ended: { scores: { total: number }[] }[] = [];
      for (let round = 0; round < 5000 && ended.length < 3; round++) {
        ({ tables } = await ask(conversation, { do: 'step', actions: tables.map(() => 0) }));
        for (const table of tables) if (table.ended !== undefined) ended.push(table.ended);
      }
      assert.equal(ended.length, 3);
      assert.ok(ended.every(({ scores }) => scores.length === 2));
      assert.ok(
        tables.every(({ legal }: { legal: number }) => legal > 0),
        'the next games have begun',
      );
    });
  }

  it('gives the same game for the same seed, however many tables there are', async () => {
    const [one, many] = [open(), open()];
    await ask(one, { do: 'reset', game: 'guild', tables: 1, seed: 'same' });
    await ask(many, { do: 'reset', game: 'guild', tables: 4, seed: 'same' });
    assert.deepEqual(
      (await ask(one, { do: 'observe' })).views[0],
      (await ask(many, { do: 'observe', tables: [0] })).views[0],
    );
  });

  it('shows only what the seat that acts may know', async () => {
    const conversation = open();
    await ask(conversation, { do: 'reset', game: 'arnak', seed: 'hidden' });
    const { views } = await ask(conversation, { do: 'observe' });
    assert.equal(JSON.stringify(views).includes('itemDeck":['), false);
    assert.equal('random' in views[0], false);
  });

  const mistakes = [
    ['nonsense', 'Each line must be one JSON object, such as {"do":"legal"}.'],
    ['{"do":"jump"}', 'There’s no command “jump”. Commands: reset, observe, legal, step.'],
    ['{"do":"step","actions":[0]}', 'There are no tables yet. Begin with “reset”.'],
    ['{"do":"reset","game":"arnak","players":9}', 'This game is for 1 to 4 players, not 9.'],
    ['{"do":"reset","game":"arnak","tables":0}', '“tables” must be a whole number from 1 to 10000, not 0.'],
  ] as const;
  for (const [line, said] of mistakes) {
    it(`answers ${line} with what would be right`, async () => {
      assert.deepEqual(JSON.parse(await open().answer(line)), { error: said });
    });
  }

  it('changes no table if one action is wrong', async () => {
    const conversation = open();
    await ask(conversation, { do: 'reset', game: 'guild', tables: 2, seed: 'b' });
    const before = await ask(conversation, { do: 'observe' });
    const { error } = await ask(conversation, { do: 'step', actions: [0, 9999] });
    assert.match(error, /^Table 1: the action must be a number from 0 to \d+, not 9999/);
    assert.deepEqual(await ask(conversation, { do: 'observe' }), before);
  });

  it('reads lines and answers each with one', async () => {
    const { code, out } = await ran('env', {
      lines: () => typed(['{"do":"reset","game":"guild"}', '', '{"do":"legal"}']),
    });
    assert.equal(code, 0);
    assert.equal(out.trim().split('\n').length, 2);
  });
});
