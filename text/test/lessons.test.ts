import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { LANGUAGES, type LanguageCode, type LessonNote, loadWords } from '@moonstaff/text';
import { shellOf } from '../src/language.ts';
import { fillNote } from '../src/lessons.ts';
import { languages } from './languages.ts';

/** What a note names, as `{kind id}`. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  fillNote(text, (kind, id) => {
    names.push(`${kind} ${id}`);
    return '';
  });
  return names;
}

for (const game of GAME_IDS) {
  describe(`the notes of the first game of ${game}`, () => {
    it('name things that have a name, in every language', async () => {
      for (const language of languages) {
        const words = await loadWords(language.code as LanguageCode);
        const notes: { readonly [say: string]: LessonNote } = await language.games[game].lessons();
        const named = Object.values(notes).flatMap(({ text, ask = '' }) => namesIn(`${text} ${ask}`));
        assert.ok(named.length > 5);
        for (const name of named) {
          const [kind = '', id = ''] = name.split(' ');
          const known = kind === 'key' ? Object.hasOwn(shellOf(language), id) : words.name(kind, id) !== id;
          assert.ok(known, `${language.code} ${name}`);
        }
        for (const [say, { text }] of await words.lesson(game)) assert.doesNotMatch(text, /[{}]/, say);
      }
    });

    it('name the same keys and ask in the same places in every language', async () => {
      const told = await Promise.all(languages.map((language) => language.games[game].lessons()));
      const shapes = told.map((notes) =>
        Object.entries(notes).map(([say, { ask }]) => [
          say,
          ask !== undefined,
          namesIn(ask ?? '').filter((name) => name.startsWith('key ')),
        ]),
      );
      for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
    });

    it('are short', async () => {
      for (const code of LANGUAGES) {
        for (const [say, { text }] of await (await loadWords(code)).lesson(game)) {
          assert.ok(text.length <= 330, `${code} ${say}: ${text.length} letters`);
        }
      }
    });
  });
}
