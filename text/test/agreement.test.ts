import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Form, type Icon, isLanguage, type LanguageCode } from '@moonstaff/text';
import { icons as arnakIcons } from '../src/arnak/icons.ts';
import { icons as guildIcons } from '../src/guild/icons.ts';
import { counted } from './counted.ts';
import { type Case, casesOf } from './declensions.ts';
import { languages, messagesOf, parsed, walk } from './languages.ts';

const NUMBERS = [1, 2, 5, 21, 22] as const;

/** Verbs and predicates that agree with a number: after 1, after 2 and after 5 of something. */
const PREDICATES: readonly (readonly [one: string, few: string, many: string])[] = [
  ['Нужна', 'Нужны', 'Нужно'],
  ['Нужен', 'Нужны', 'Нужно'],
  ['Найден', 'Найдено', 'Найдено'],
  ['доступна', 'доступно', 'доступно'],
  ['не использован', 'не использовано', 'не использовано'],
  ['не использована', 'не использованы', 'не использовано'],
  ['kann', 'können', 'können'],
  ['fehlt', 'fehlen', 'fehlen'],
  ['ist', 'sind', 'sind'],
];

/** What one number of a plural shows: its own branch, or that of its category. */
function textFor(element: PluralElement, n: number, rules: Intl.PluralRules): string {
  const branch = element.options[`=${n}`] ?? element.options[rules.select(n)];
  const said = (part: MessageFormatElement): string =>
    part.type === TYPE.pound ? String(n) : part.type === TYPE.literal ? part.value : '…';
  return branch?.value.map(said).join('') ?? '';
}

/** The form for a number; where the things are listed instead of counted, it's only one or several. */
const formFor = (one: Case, n: number, text: string, rules: Intl.PluralRules): string => {
  const several = one['few'] ?? one['other'];
  return (text.includes(String(n)) ? one[rules.select(n)] : n === 1 ? one['one'] : several) ?? '';
};

/** Whether the form stands right after the number; without a number, anywhere. */
const has = (text: string, n: number, form: string): boolean =>
  new RegExp(text.includes(String(n)) ? `(?<!\\d)${n}\\s${form}(?!\\p{L})` : `(?<!\\p{L})${form}(?!\\p{L})`, 'iu').test(
    text,
  );

/** Whether there is one case that every number has the right form of. */
const agrees = (texts: ReadonlyMap<number, string>, rules: Intl.PluralRules, cases: readonly Case[]): boolean =>
  cases.some((one) => [...texts].every(([n, text]) => has(text, n, formFor(one, n, text, rules))));

/** A predicate in the form for another number. */
const isAtOdds = (text: string, n: number, rules: Intl.PluralRules): boolean => {
  const place = { one: 0, few: 1, many: 2, other: 1, two: 1, zero: 2 }[rules.select(n)];
  const words = (form: string): RegExp => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu');
  const used = PREDICATES.filter((forms) => forms.some((form) => words(form).test(text)));
  return used.length > 0 && !used.some((forms) => words(forms[place] ?? '').test(text));
};

function wrongIn(code: LanguageCode, messages: Iterable<readonly [string, string]>): readonly string[] {
  const rules = new Intl.PluralRules(code);
  const wrong: string[] = [];
  for (const [key, message] of messages) {
    walk(parsed(message), (element) => {
      if (element.type !== TYPE.plural || element.pluralType === 'ordinal') return;
      const texts = new Map(NUMBERS.map((n) => [n as number, textFor(element, n, rules)]));
      const said = `${key}: ${[...texts.values()].join(' | ')}`;
      if (!agrees(texts, rules, casesOf(code))) wrong.push(said);
      else if ([...texts].some(([n, text]) => isAtOdds(text, n, rules))) wrong.push(said);
    });
  }
  return wrong;
}

const FORMS: { readonly [Code in LanguageCode]: readonly Form[] } = {
  en: ['nom'],
  de: ['nom', 'acc', 'dat'],
  pl: ['nom', 'acc', 'gen'],
  ru: ['nom', 'acc', 'gen'],
};

describe('what is counted agrees with 1, 2, 5, 21 and 22', () => {
  for (const { code } of languages) {
    assert.ok(isLanguage(code));
    const language = languages.find((one) => one.code === code) ?? assert.fail();
    it(`in every message, in ${code}`, () => {
      assert.deepEqual(wrongIn(code, messagesOf(language)), []);
    });

    it(`wherever a text has a sign for it, in ${code}`, () => {
      const rules = new Intl.PluralRules(code);
      const wrong = [...arnakIcons, ...guildIcons].flatMap((icon: Icon) =>
        FORMS[code].flatMap((form) => {
          const texts = new Map(NUMBERS.map((n) => [n as number, counted(code, icon, n, form)]));
          return agrees(texts, rules, casesOf(code)) ? [] : [`${icon} ${form}: ${[...texts.values()].join(' | ')}`];
        }),
      );
      assert.deepEqual(wrong, []);
    });
  }

  it('and a wrong form is found', () => {
    const of = (code: LanguageCode, branches: string): readonly string[] =>
      wrongIn(code, [['planted', `{n, plural, ${branches}}`]]);
    const found = (code: LanguageCode, branches: string): boolean => of(code, branches).length === 1;
    assert.ok(found('en', 'one {# coins} other {# coins}'));
    assert.ok(found('de', 'one {# Karte} other {# Karte}'));
    assert.ok(found('de', 'one {# Kompass fehlen} other {# Kompasse fehlen}'));
    assert.ok(found('pl', 'one {# moneta} few {# monet} many {# monet} other {# monety}'));
    assert.ok(found('pl', 'one {# wolne miejsce} few {# wolnych miejsca} many {# wolnych miejsc} other {# miejsca}'));
    assert.ok(found('ru', 'one {# монета} few {# монеты} many {# монеты} other {# монеты}'));
    assert.ok(found('ru', 'one {Нужно # монета} few {Нужны # монеты} many {Нужно # монет} other {Нужно # монеты}'));
    assert.deepEqual(of('ru', 'one {# монета} few {# монеты} many {# монет} other {# монеты}'), []);
  });
});
