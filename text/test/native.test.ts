import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type ArnakAction, arnak } from '@moonstaff/arnak';
import type { Args } from '@moonstaff/kernel';
import { bound, isLanguage, loadPageWords, loadWords, plain } from '@moonstaff/text';
import { story as STORY } from '../src/arnak/story-book.ts';
import { languages, messagesOf, parsed, walk } from './languages.ts';
import { isGuilds, textsOf } from './texts.ts';

/** Words and turns of phrase that readers stumbled over, in whatever text. */
const STILTED: { readonly [code: string]: RegExp } = {
  en: /\b(cannot|do not|does not|is not|are not|was not|were not|will not|(it|there) is(?! one| already|: )|you are|you have (already|been)|do without|arises?|anew|as number|asked for|wrongly called|is .{1,20} meant|hang together|worth while|whoever comes|take my data|say who you are|whoever has|to the first page|put to the table|is not asked|pay too much|surely|tells? about|here stands?)\b/i,
  de: /gemeint\?|\(sonst\s*\)|druckt|als Nummer|Protokoll|Mensch\b|Zugänge|angekreuzt|mit Kreuz|aus diesem Haus|im Haus\b|wer du bist|mitnehmen|freie Aktion|Komponente|kein Rückgängig|nicht zum Kauf|schaff(e|t|en) (eine|zuerst)|der Runde: |Geheimnis/,
  pl: /po pasie|dobra(nie|nia|ń)\b|jest opuszczony|Pismo:|tak wysoki|otwórz dom|w domu:|czy chodzi o|klucz(a|y)? dostępu|zatwierdź|[Zz]achowaj (jedną|:)|notatnik|usuwa z gry|gotow(y|i|ych) asystent|w domu$|w zapasie|[Zz]użyte kafelki|na Arnaku|Wybierzcie|waszej/u,
  ru: /(?<!\p{L})(с|на) рук(и|е)(?!\p{L})|ушли из-за|Сыграть:|Изучать|свободн(ый|ого) первооткрывател|Острый|Ровный|открыть дом|в доме:|\(иначе\s*\)|имеется в виду|\p{L} – \p{L}|не корректн|наверх (своей )?колоды|под низом|нет готовности|(?<!\p{L})у +(?=,|\.|$)|(упить|азыграть|зять|ставить|ставлять|оложить|ернуть|ставляет|спользует|ладёт) «/u,
};

/** Words the Guild's editions don't use, for things they have a word for. */
const NOT_THE_GUILDS: { readonly [code: string]: RegExp } = {
  en: /\b(objectives?|observation (tower|field|space)s?|exploration cards?|special (action|exploration|card)s?|village markers?|fields?|rounds?|founds|founded)\b/i,
  de: /Entdecker\b|Aussichts|Auftr[aä]g|\bRunden?\b|Spezialaktion|Spezialkarte|\bRegion|Gebirgsfeld|gründe/,
  pl: /zbada|zakłada wiosk|[Zz]ałóż wiosk|założy/,
  ru: /деревн|наблюдат|(?<!\p{L})луг|великих первооткрывателей|особ(ая|ой|ую) карт|свободн(ый|ого) перв/iu,
};

describe('native speech', () => {
  for (const language of languages) {
    const { code } = language;
    it(`has none of the turns that were weeded out, in ${code}`, async () => {
      const wrong = [...(await textsOf(language))].filter(([, text]) => STILTED[code]?.test(text));
      assert.deepEqual(wrong, []);
    });

    it(`calls the things of the Guild what its edition calls them, in ${code}`, async () => {
      const wrong = [...(await textsOf(language))].filter(
        ([key, text]) => isGuilds(key) && NOT_THE_GUILDS[code]?.test(text),
      );
      assert.deepEqual(wrong, []);
    });
  }
});

/** Words that were wrong once, as they should be. */
const RIGHT: { readonly [code: string]: { readonly [key: string]: string } } = {
  en: {
    'account.data': 'Download my data',
    'lobby.invited': 'Anyone with the link',
    'web.toHome': 'Home',
    'web.guild.decline': 'Skip it',
    'server.ask.open': 'A vote is already in progress.',
    'server.person.unknown': 'Sign in first.',
    'arnak.why.notAsked': 'Not needed right now.',
  },
  de: { 'arnakTable.free': 'Nebenaktion', 'web.sharp': 'Stark' },
  pl: { 'house.youLeft': 'Nie siedzisz już przy tym stole.', 'house.handed': 'Za gracza {name} gra dalej bot.' },
  ru: { 'house.youLeft': 'Вы покинули этот стол.', 'web.steady': 'Средний', 'web.sharp': 'Сильный' },
};

describe('words that were wrong once', () => {
  for (const language of languages) {
    it(`stay right, in ${language.code}`, () => {
      const messages = new Map(messagesOf(language));
      for (const [key, text] of Object.entries(RIGHT[language.code] ?? {})) assert.equal(messages.get(key), text, key);
    });
  }
});

/** Sentences in which a number is a name: `Entry 3`. */
const NAMED_BY_NUMBER = new Set([
  ...['log.rules', 'log.entry', 'rewind.position', 'arnak.options.first', 'arnak.announced', 'guild.story.youTrade'],
]);

/** What may follow a number that counts something: a unit, a comparison, or the word before the next number. */
const UNIT =
  /^ (less|weniger|mniej|of|to|min|s|d|h|left|von|bis|zu|Min|Sek|T|Std|z|do|d|godz|из|по|до|дн|ч|мин|с)(?!\p{L})/u;

describe('Polish', () => {
  const pl = languages.filter(({ code }) => code === 'pl');

  it('says “kartę” before a title that is the object of a verb, as a title can’t be declined', () => {
    const wrong = pl.flatMap((language) =>
      [...messagesOf(language)].filter(([, message]) =>
        /(kup|zagraj|weź|zatrzymaj|usuń|odłóż|używa|usuwa|zatrzymuje|odkłada) „\{card\}”/iu.test(message),
      ),
    );
    assert.equal(pl.length, 1);
    assert.deepEqual(wrong, []);
  });

  it('names an exiled card as a card, and the fear tile as what it is', async () => {
    const words = await loadWords('pl');
    const exiled = (card: string) => {
      const action = { type: 'exile', zone: 'hand', card };
      return words.act('arnak', action, { phrases: arnak.phrases });
    };
    assert.equal(exiled('parrot'), 'Usuń kartę „Papuga” (ręka)');
    assert.equal(exiled('fear-tile'), 'Usuń kafelek strachu (ręka)');
  });

  it('puts everything that was paid into the accusative', async () => {
    const words = await loadWords('pl');
    const told = (key: string, args: Args) => words.say({ key, args }, { phrases: arnak.phrases, seats: ['Ada'] });
    const paid = [
      ['tokens', { jewel: 1 }],
      ['card', 'parrot'],
      ['guardian', 'guardian-01'],
      ['assistant', 'assistant-ship'],
      ['pilots', { count: 2, tokens: { coins: 4 } }],
    ];
    const things =
      '1 klejnot, kartę „Papuga”, przysługę strażnika „Wąż morski”, asystenta „Kapitan” i 2 pilotów za 4 monety';
    assert.equal(told('arnak.story.travelled', { seat: 0, fare: paid }), `Ada wykorzystuje do podróży ${things}.`);
    assert.equal(
      told('arnak.story.bought', { seat: 0, card: 'horse', price: paid }),
      `Ada kupuje kartę „Koń” za ${things}.`,
    );
    assert.equal(told('arnak.story.exiled', { seat: 0, cards: ['fear', 'dog'] }), 'Ada usuwa karty „Strach” i „Pies”.');
  });
});

describe('numbers', () => {
  for (const language of languages) {
    it(`are followed by a noun only where it agrees with them, in ${language.code}`, () => {
      const wrong: string[] = [];
      for (const [key, message] of messagesOf(language)) {
        const elements = parsed(message);
        elements.forEach((element, i) => {
          const next = elements[i + 1];
          if (element.type !== TYPE.number || next?.type !== TYPE.literal) return;
          if (/^ \p{L}/u.test(next.value) && !UNIT.test(next.value) && !NAMED_BY_NUMBER.has(key))
            wrong.push(`${key}:${next.value}`);
        });
      }
      assert.deepEqual(wrong, []);
    });

    it(`stay with what they count on a page, in ${language.code}`, async () => {
      assert.ok(isLanguage(language.code));
      const words = await loadPageWords(language.code, { chapters: ['table', 'guild'] });
      for (const n of [1, 2, 5, 21, 22]) {
        for (const text of [
          words.t('score.points', { n }),
          words.t('web.guild.inReach', { n }),
          words.t('table.undoSteps', { n }),
        ]) {
          assert.match(text, new RegExp(`(^|\\s)${n}\u00a0\\p{L}`, 'u'));
        }
      }
      const [setup] = (await words.rules('guild')).filter(({ id }) => id === 'setup');
      assert.match(setup?.text.join(' ') ?? '', /36\u00a0\p{L}+/u);
    });

    it(`are percentages as Intl writes them, in ${language.code}`, async () => {
      assert.ok(isLanguage(language.code));
      const words = await loadWords(language.code);
      assert.equal(words.percent(0.95), new Intl.NumberFormat(language.code, { style: 'percent' }).format(0.95));
      for (const [key, text] of await textsOf(language)) assert.doesNotMatch(text, /\d ?%/, key);
    });
  }

  it('are bound to nouns, not to the words between numbers', () => {
    assert.equal(bound('Turn 3 of 7: 2 coins and 10 points'), 'Turn 3 of 7: 2\u00a0coins and 10\u00a0points');
    assert.equal(bound('6, 8, 10 и 14 монет'), '6, 8, 10 и 14\u00a0монет');
    assert.equal(bound('Zug 3 von 7'), 'Zug 3 von 7');
  });

  it('agree with their nouns in every plural message for 1, 2, 5, 21 and 22', () => {
    for (const language of languages) {
      const rules = new Intl.PluralRules(language.code);
      for (const [key, message] of messagesOf(language)) {
        walk(parsed(message), (element) => {
          if (element.type !== TYPE.plural || element.pluralType === 'ordinal') return;
          for (const n of [1, 2, 5, 21, 22]) {
            const branch = element.options[`=${n}`] ?? element.options[rules.select(n)];
            assert.ok(branch !== undefined, `${language.code} ${key} for ${n}`);
          }
        });
      }
    }
  });
});

/** The name of a card isn't declined, so it follows a noun in the right case or stands in brackets. */
describe('Russian names of cards', () => {
  const scene = { phrases: arnak.phrases, seats: ['Ada'] };

  it('follow a noun on a button', async () => {
    const words = await loadWords('ru');
    const label = (action: ArnakAction): string => words.act('arnak', action, scene);
    assert.equal(label({ type: 'buy', card: 'rope' }), 'Купить карту «Верёвка»');
    assert.equal(
      label({ type: 'exile', zone: 'playArea', card: 'fear-tile' }),
      'Убрать из игры: «жетон ужаса» (из зоны разыгранных карт)',
    );
  });

  it('follow a noun in a story, or stand in brackets', async () => {
    const words = await loadWords('ru');
    const told = (key: string, args: Args): string => plain(words.tell({ key, args }, { ...scene, phrases: STORY }));
    const exiled = 'arnak.story.exiled';
    assert.equal(told(exiled, { seat: 0, cards: ['rope'] }), 'Ada убирает из игры карту «Верёвка».');
    assert.equal(told(exiled, { seat: 0, cards: ['rope', 'fear'] }), 'Ada убирает из игры карты «Верёвка» и «Ужас».');
    assert.equal(
      told('arnak.story.bought', {
        seat: 0,
        card: 'dog',
        price: [
          ['card', 'rope'],
          ['assistant', 'assistant-ship'],
        ],
      }),
      'Ada покупает карту «Собака» («Верёвка» и помощник «Моряк»).',
    );
  });

  it('stay apart in a list even if they contain an “and”', async () => {
    const words = await loadWords('ru');
    const args = { seat: 0, count: 2, cards: ['bow-and-arrows', 'fear'] };
    assert.equal(
      words.say({ key: 'arnak.looked', args }, scene),
      'Ada берёт на выбор 2 карты («Лук и стрелы» и «Ужас»).',
    );
  });
});
