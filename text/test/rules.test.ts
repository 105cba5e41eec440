import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { LANGUAGES, loadWords, searchRules, sectionAbout } from '@moonstaff/text';

/** Chapters of `docs/rules` that speak to those who build, not to those who play. */
const FOR_BUILDERS = ['A-FAQ', 'A-INF', 'A-PRN', 'A-DIF', 'G-PRN', 'G-AMB'];

const chaptersOf = (game: GameId): readonly string[] => {
  const text = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  return [...new Set([...text.matchAll(/^- \*\*([AG]-[A-Z]+)-\d+\*\*/gm)].map((match) => match[1] ?? ''))];
};

for (const game of GAME_IDS) {
  describe(`the rules of ${game}`, () => {
    it('tell every chapter of the rules, and no other', async () => {
      const sections = await (await loadWords('en')).rules(game);
      const chapters = chaptersOf(game).filter((chapter) => !FOR_BUILDERS.includes(chapter));
      assert.ok(chapters.length > 15);
      assert.deepEqual(sections.flatMap(({ rules }) => rules).sort(), chapters.sort());
    });

    it('have the same sections and paragraphs in every language', async () => {
      const shapes = await Promise.all(
        LANGUAGES.map(async (code) =>
          (await (await loadWords(code)).rules(game)).map(({ id, text }) => `${id} ${text.length}`),
        ),
      );
      for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
    });

    it('explain every thing once', async () => {
      const explained = (await (await loadWords('en')).rules(game)).flatMap(({ explains }) => explains);
      assert.equal(new Set(explained).size, explained.length);
    });
  });
}

describe('the rules', () => {
  it('are found by words, by titles first, and by id', async () => {
    const words = await loadWords('de');
    const sections = await words.rules('arnak');
    assert.equal(searchRules(sections, 'totem')[0]?.id, 'idol');
    assert.equal(searchRules(sections, 'flugzeug pilot')[0]?.id, 'travel');
    assert.deepEqual(
      searchRules(sections, 'A-DIG').map(({ id }) => id),
      ['dig'],
    );
    assert.deepEqual(searchRules(sections, 'xyzzy'), []);
  });

  it('are found from the thing they explain', async () => {
    const sections = await (await loadWords('pl')).rules('guild');
    assert.equal(sectionAbout(sections, 'cnidaria', 'map')?.id, 'cnidaria');
    assert.equal(sectionAbout(sections, 'unheard of', 'treasure')?.id, 'spaces');
    assert.equal(sectionAbout(sections, 'unheard of'), undefined);
  });
});
