import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { investigateCards } from '@moonstaff/guild';
import { LANGUAGES, loadPageWords, plain, type Words } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { open } from './screens/camera.ts';
import { SCREENS } from './screens/list.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** A place for words, and everything it may have to say. */
interface Place {
  readonly selector: string;
  readonly texts: readonly string[];
  /** While a card is chosen the button has the whole row. */
  readonly choosing?: boolean;
}

/** Long names, so that whatever else may stand there fits too. */
const guildPlaces = (words: Words): readonly Place[] => [
  {
    selector: '[data-place="band"] button[data-look] b',
    texts: [words.t('web.guild.finish')],
  },
  {
    selector: '[data-place="band"] button[data-look] b',
    choosing: true,
    texts: [
      words.t('web.guild.keepOne'),
      ...investigateCards.map(({ id }) => words.t('web.guild.keepIt', { card: words.name('investigateCard', id) })),
    ],
  },
  {
    selector: '[data-place="band"] button[data-look] small',
    texts: [
      words.t('web.guild.chooseFirst'),
      words.t('web.guild.otherGoes'),
      words.t('web.guild.confirm'),
      words.t('web.guild.unused', { n: 22 }),
    ],
  },
];

const arnakPlaces = (words: Words): readonly Place[] => [
  {
    selector: '[data-place="band"] button[data-look] b',
    texts: [
      words.t('arnakTable.goOn'),
      words.t('arnakTable.keep'),
      words.t('table.endTurn'),
      words.t('arnakPay.payPrice', { price: plain(words.voice('arnak').effects.cost({ handCards: 1 })) }),
      words.t('arnakTable.payDig'),
      words.t('arnakTable.payDiscover'),
      words.t('arnakTable.payOvercome'),
      words.t('arnakTable.payTemple'),
      ...(['dig', 'discover', 'overcome', 'research', 'temple', 'buy', 'other'] as const).map((deed) =>
        words.t('arnakTable.playAndPay', { cards: words.name('card', 'precision-compass'), deed, how: 'play' }),
      ),
    ],
  },
  {
    selector: '[data-part="chips"] button',
    texts: [words.t('arnakPay.otherWays', { n: 22 }), words.t('arnakTable.answer'), words.t('arnakTable.free')],
  },
];

/** Puts every text into its place, one after the other, and says which don't fit. */
const tooLong = (page: Page, places: readonly Place[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const slack = 1.5;
    return all.flatMap(({ selector, texts, choosing = false }) => {
      const holder = document.querySelector(selector);
      const button = holder?.closest('button');
      if (!holder || !button) return [`${selector}: there is no such button`];
      const before = [...holder.childNodes];
      document.documentElement.toggleAttribute('data-choosing', choosing);
      const faults = texts.flatMap((text) => {
        holder.replaceChildren(text);
        const range = document.createRange();
        range.selectNodeContents(holder);
        const [words, frame] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        const over = Math.max(words.right - frame.right, frame.left - words.left, frame.right - window.innerWidth);
        const tall = Math.max(words.bottom - frame.bottom, frame.top - words.top);
        const most = Math.max(over, tall);
        return most > slack ? [`${selector}: “${text}” is ${Math.round(most)} px too long`] : [];
      });
      holder.replaceChildren(...before);
      document.documentElement.removeAttribute('data-choosing');
      return faults;
    });
  }, places);

/** The tabs of the page as they are: every word inside its tab, and no tab beyond the edge. */
const cutTabs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav button, nav a')].flatMap((tab) =>
      tab.scrollWidth > tab.clientWidth + 1 || tab.getBoundingClientRect().right > window.innerWidth + 1
        ? [`tab “${tab.textContent}” is cut off`]
        : [],
    ),
  );

const screen = (name: string) => SCREENS.find((one) => one.name === name) ?? assert.fail(name);

/** Russian has the longest words. All languages: `npm run thorough`. */
for (const language of isThorough ? LANGUAGES : (['ru'] as const)) {
  test(`buttons, chips and tabs hold all they may have to say on a phone, in ${language}`, async () => {
    const words = await loadPageWords(language, { chapters: ['table', 'arnak', 'guild'] });
    const page = await site.at('nowhere', { viewport: SIZES.phone }, { language });
    const faults: string[] = [];
    for (const [game, places] of [
      ['guild', guildPlaces(words)],
      ['arnak', arnakPlaces(words)],
    ] as const) {
      await open(page, screen(game));
      await page.locator('[data-place="band"] button[data-look] b').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      faults.push(...(await tooLong(page, places)), ...(await cutTabs(page)));
    }
    await page.context().close();
    assert.deepEqual(faults, []);
  });
}
