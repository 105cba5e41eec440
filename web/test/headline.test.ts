import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Phrase } from '@moonstaff/kernel';
import { headlineOf } from '../src/boards/guild/headline.ts';

const clause = (key: string): Phrase => ({ key, args: { seat: 0 } });
const headline = (...sentences: readonly (readonly Phrase[])[]): Phrase | undefined =>
  headlineOf({ lines: [{ kind: 'line', seat: 0, sentences, events: [] }] });

test('a turn of the Guild is remembered for its weightiest deed', () => {
  const [kept, explored, trade] = ['kept', 'explored', 'trade'].map((deed) => clause(`guild.story.${deed}`));
  assert.ok(kept && explored && trade);
  assert.equal(headline([kept, explored, trade])?.key, 'guild.story.trade');
  assert.equal(headline([explored, kept], [clause('guild.story.goal')])?.key, 'guild.story.goal');
  assert.equal(headline([explored])?.key, 'guild.story.explored');
  assert.equal(headline([clause('guild.event.won')]), undefined);
});

test('the card that wasn’t kept is no news', () => {
  const kept = { key: 'guild.story.kept', args: { seat: 0, slot: 'I', card: 'sea5', other: 'line' } };
  assert.deepEqual(headline([kept])?.args, { seat: 0, slot: 'I', card: 'sea5', other: '' });
});
