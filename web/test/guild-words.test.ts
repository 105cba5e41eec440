import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GuildView, guild, mapNamed } from '@moonstaff/guild';
import { phrase } from '@moonstaff/kernel';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { deed, describe, namesOf } from '../src/boards/guild/describe.ts';
import type { Snapshot } from '../src/table/source.ts';

const now = { view: { options: { map: 'aghon' } } as GuildView } as Snapshot;

/** A space with that on it, by its place. */
function spaceWith(type: string): string {
  const found = mapNamed('aghon').spaces.find(({ feature }) => feature.type === type);
  assert.ok(found);
  return found.id;
}

for (const [language, city, empty] of [
  ['en', /^Ilka explores space \(\w+, city \d\)\.$/, /^Ilka explores space \(\w+\)\.$/],
  ['de', /^Ilka erkundet Feld \(\p{L}+, Stadt \d\)\.$/u, /^Ilka erkundet Feld \(\p{L}+\)\.$/u],
  ['pl', /^Ilka eksploruje pole \(\p{L}+, miasto \d\)\.$/u, /^Ilka eksploruje pole \(\p{L}+\)\.$/u],
  ['ru', /^Ilka исследует клетку \(\p{L}+, город \d\)\.$/u, /^Ilka исследует клетку \(\p{L}+\)\.$/u],
] as const) {
  test(`${language}: the log says what is on a space, not its numbers`, async () => {
    const words = await loadWords(language);
    const names = namesOf(now, words);
    assert.ok(names);
    const told = (space: string): string =>
      words.say(phrase('guild.event.explore', { seat: 0, field: space, terrain: 'grass' }), {
        phrases: guild.phrases,
        seats: ['Ilka'],
        names,
      });
    assert.match(told(spaceWith('city')), city);
    assert.match(told(spaceWith('empty')), empty);
  });
}

for (const language of LANGUAGES) {
  test(`${language}: a hint, which marks the space, leaves out its numbers; the list of choices has them`, async () => {
    const words = await loadWords(language);
    const explore = { type: 'explore', field: spaceWith('city') };
    assert.match(describe(explore, now, words), /, \p{L}+ \d \(−?\d+,−?\d+\)/u);
    assert.doesNotMatch(deed(explore, now, words), /[()]/);
    assert.match(deed(explore, now, words), /, \p{L}+ \d/u);
  });
}
