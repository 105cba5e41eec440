import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Form, Icon, LanguageCode } from '@moonstaff/text';
import { counted } from './counted.ts';
import { languages, messagesOf, parsed, walk } from './languages.ts';

const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 101] as const;

/** What the languages count by; German and English have no more than two forms. */
const CATEGORIES: { readonly [code: string]: readonly string[] } = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
  ru: ['few', 'many', 'one', 'other'],
};

describe('plural messages', () => {
  for (const language of languages) {
    it(`have a branch for every form of ${language.code}`, () => {
      let seen = 0;
      for (const [key, message] of messagesOf(language)) {
        walk(parsed(message), (element) => {
          if (element.type !== TYPE.plural || element.pluralType === 'ordinal') return;
          seen += 1;
          const branches = Object.keys(element.options).filter((name) => !name.startsWith('='));
          assert.deepEqual(branches.sort(), CATEGORIES[language.code], `${key} {${element.value}}`);
        });
      }
      assert.ok(seen > 10);
    });
  }
});

/** A noun counted by 0, 1, 2, 5, 11, 21, 22, 101. */
function check(code: LanguageCode) {
  return (icon: Icon, form: Form, expected: readonly string[]): void => {
    assert.deepEqual(
      NUMBERS.map((n) => counted(code, icon, n, form)),
      NUMBERS.map((n, i) => `${n} ${expected[i]}`),
    );
  };
}

describe('counted nouns', () => {
  it('in English', () => {
    const table = check('en');
    const many = 'compasses';
    table('compass', 'nom', [many, 'compass', many, many, many, many, many, many]);
  });

  it('in German', () => {
    const table = check('de');
    const [coins, ships, helpers] = ['Münzen', 'Schiffen', 'Gehilfen'];
    table('coin', 'acc', [coins, 'Münze', coins, coins, coins, coins, coins, coins]);
    table('ship', 'dat', [ships, 'Schiff', ships, ships, ships, ships, ships, ships]);
    table('assistant', 'acc', Array(8).fill(helpers));
    table('assistant', 'nom', [helpers, 'Gehilfe', helpers, helpers, helpers, helpers, helpers, helpers]);
  });

  it('in Polish', () => {
    const table = check('pl');
    table('coin', 'acc', ['monet', 'monetę', 'monety', 'monet', 'monet', 'monet', 'monety', 'monet']);
    table('coin', 'gen', ['monet', 'monety', 'monet', 'monet', 'monet', 'monet', 'monet', 'monet']);
    table('compass', 'nom', [
      'kompasów',
      'kompas',
      'kompasy',
      'kompasów',
      'kompasów',
      'kompasów',
      'kompasy',
      'kompasów',
    ]);
    const many = 'archeologów';
    table('archaeologist', 'acc', [many, 'archeologa', many, many, many, many, many, many]);
  });

  it('in Russian', () => {
    const table = check('ru');
    table('coin', 'acc', ['монет', 'монету', 'монеты', 'монет', 'монет', 'монету', 'монеты', 'монету']);
    table('coin', 'nom', ['монет', 'монета', 'монеты', 'монет', 'монет', 'монета', 'монеты', 'монета']);
    table('coin', 'gen', ['монет', 'монеты', 'монет', 'монет', 'монет', 'монеты', 'монет', 'монеты']);
    const many = 'помощников';
    table('assistant', 'acc', [many, 'помощника', many, many, many, 'помощника', many, 'помощника']);
    table('assistant', 'nom', [many, 'помощник', 'помощника', many, many, 'помощник', 'помощника', 'помощник']);
    table('boot', 'acc', ['ботинок', 'ботинок', 'ботинка', 'ботинок', 'ботинок', 'ботинок', 'ботинка', 'ботинок']);
  });
});
