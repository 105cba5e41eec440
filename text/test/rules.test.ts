import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { LANGUAGES, loadWords, rulesTold, searchRules, sectionAbout, sectionTelling } from '@moonstaff/text';

const rulesOf = (game: GameId): readonly string[] => {
  const text = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^(?:- |\| )(?:\*\*)?([AG]-[A-Z]+-\d+)/gm)].map((match) => match[1] ?? '');
};

const chapterOf = (rule: string): string => rule.replace(/-\d+$/, '');

for (const game of GAME_IDS) {
  describe(`the rules of ${game}`, () => {
    it('give every chapter of the rules a home, and no other', async () => {
      const sections = await (await loadWords('en')).rules(game);
      const chapters = [...new Set(rulesOf(game).map(chapterOf))];
      assert.ok(chapters.length > 15);
      assert.deepEqual(sections.flatMap(({ rules }) => rules).sort(), chapters.sort());
    });

    it('tell every single rule, and none that does not exist', async () => {
      const rules = new Set(rulesOf(game));
      assert.ok(rules.size > 130);
      for (const code of LANGUAGES) {
        const sections = await (await loadWords(code)).rules(game);
        const told = new Set(
          sections.flatMap(({ tells, text }) => tells.flatMap((line, i) => (text[i] ? rulesTold(line) : []))),
        );
        assert.deepEqual(
          [...rules].filter((rule) => !told.has(rule)),
          [],
          `${code}: not told`,
        );
        assert.deepEqual(
          [...told].filter((rule) => !rules.has(rule)),
          [],
          `${code}: no such rule`,
        );
      }
    });

    it('say something in every paragraph, and never show an id', async () => {
      for (const code of LANGUAGES) {
        for (const { id, tells, title, text } of await (await loadWords(code)).rules(game)) {
          assert.equal(text.length, tells.length, `${code} ${id}`);
          for (const paragraph of [title, ...text])
            assert.doesNotMatch(paragraph, /[AG]-[A-Z]{2,}|[{}]|\b[a-z]+-[a-z]+-\d/, id);
          for (const paragraph of text) assert.match(paragraph, /[.!?]$/, `${code} ${id}`);
        }
      }
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

  it('are found by words in one piece before words far apart', async () => {
    const sections = await (await loadWords('pl')).rules('guild');
    assert.equal(searchRules(sections, 'szlak handlowy')[0]?.id, 'trade');
    assert.ok(searchRules(sections, 'szlak handlowy').length > 1, 'others have both words somewhere');
  });

  it('are found from a rule: where its chapter is at home, or where another section explains it', async () => {
    const sections = await (await loadWords('en')).rules('arnak');
    assert.equal(sectionTelling(sections, 'A-EOR-7')?.id, 'roundEnd');
    assert.equal(sectionTelling(sections, 'A-TRV-10')?.id, 'cards');
    assert.equal(sectionTelling(sections, 'A-XYZ-1'), undefined);
    assert.deepEqual(rulesTold('A-GEN-1 A-DIG-9..11'), ['A-GEN-1', 'A-DIG-9', 'A-DIG-10', 'A-DIG-11']);
  });

  it('are found from the thing they explain', async () => {
    const sections = await (await loadWords('pl')).rules('guild');
    assert.equal(sectionAbout(sections, 'cnidaria', 'map')?.id, 'cnidaria');
    assert.equal(sectionAbout(sections, 'unheard of', 'treasure')?.id, 'spaces');
    assert.equal(sectionAbout(sections, 'unheard of'), undefined);
  });
});
