import { type BoardModel, modelOf } from '../../src/boards/arnak/model.ts';
import { momentOf } from '../../src/boards/arnak/moment.ts';
import { START } from '../../src/boards/arnak/reduce.ts';
import { questionOf } from '../../src/boards/arnak/state.ts';
import { keyOf, type Spot } from '../../src/boards/arnak/things.ts';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import { FOUR, gameWhere, type Moment, menu, ALONE as SOLO } from '../support/arnak-game.ts';
import { mixedPayment } from '../support/arnak-scenes.ts';
import { helpAt, hintAt, keyAt, logAt, reads, settle } from './around.ts';
import { isTouch, once, type Stop, type Visit } from './stop.ts';

const modelFor = (moment: Moment): BoardModel => modelOf(momentOf({ ...moment, mine: true, warns: false }), START);

/** A table of four, at the first such moment. */
const tableWhere = (name: string, wanted: (moment: Moment) => boolean): (() => SavedGame) =>
  once(() => gameWhere(wanted, { name, sitters: FOUR }));

const inRound =
  (round: number) =>
  (moment: Moment): boolean =>
    moment.view.round === round && menu(moment);

const middle = tableWhere('tour', inRound(3));

/** A discovery for which compasses are missing that cards in hand would bring. */
const isShort = (moment: Moment): boolean =>
  menu(moment) &&
  [...modelFor(moment).spots].some(
    ([key, { state, can, missing }]) =>
      key.startsWith('space:') && state === 'short' && can && (missing?.compass ?? 0) > 1,
  );

const thing = (spot: Spot): string => `[data-thing='${keyOf(spot)}']`;

const SHORT = '[data-thing^="space:"][data-state="short"] > [aria-disabled="false"]';
/** A dig that can be paid for in several ways. */
const mixed = once(mixedPayment);
const mixedSpace = (): string => {
  const [dig] = mixed().actions;
  if (dig?.type !== 'dig') throw new Error('the scene doesn’t begin with a dig');
  return `${thing({ on: 'space', site: dig.site, space: dig.space })} > button`;
};

/** Presses a space of the island. On a screen without a mouse the first press selects, and a key goes on. */
async function begin({ page, hand, device }: Visit, space: string): Promise<void> {
  await hand.press(page.locator(space).first());
  const price = page.locator('[data-part="price"]');
  const confirm = page.locator('[data-thing="mainButton"], [data-thing="confirmButton"]').first();
  if (device.by === 'finger' && (await price.count()) === 0) await hand.press(confirm);
  await price.waitFor();
}

const answers = (name: string, wanted: (moment: Moment) => boolean, ready: string): Stop => ({
  name: `arnak: ${name}`,
  game: tableWhere(name, wanted),
  come: ({ page }) => page.locator(ready).first().waitFor(),
});

export const ARNAK: readonly Stop[] = [
  {
    name: 'arnak: the turn comes back',
    game: middle,
    come: ({ page }) => page.locator('[data-part="digest"] li').first().waitFor(),
    opens: '[data-part="digest"]',
  },
  {
    name: 'arnak: paying, compasses short',
    game: tableWhere('short', isShort),
    come: (visit) => begin(visit, SHORT),
  },
  {
    name: 'arnak: paying for a dig',
    game: () => mixed().game,
    come: (visit) => begin(visit, mixedSpace()),
  },
  hintAt('arnak', middle),
  helpAt('arnak', middle),
  keyAt('arnak', middle),
  logAt('arnak', middle),
  ...reads('arnak', middle, {
    'a card in hand': '[data-thing^="hand:"] > button',
    'a card of the row': '[data-thing^="row:"] > button',
    'an idol slot': `${thing({ on: 'slot', slot: 0 })} > button`,
    'the deck': `${thing({ on: 'deck' })} > button`,
    'the pilot': `${thing({ on: 'pilot' })} > button`,
    'a site': '[data-thing^="space:pos-"] > button',
    'a step of research': '[data-thing^="track:"] > button',
    'an assistant of the supply': '[data-thing^="supply:"] > button',
    'a temple tile': '[data-thing^="temple:"] > button',
  }),
  answers(
    'cards to choose from',
    ({ view }) => questionOf(view)?.at === 'exile',
    '[data-state] > [aria-disabled="false"]',
  ),
  {
    name: 'arnak: a card to keep',
    game: tableWhere('a card to keep', (moment) => questionOf(moment.view)?.at === 'hold'),
    // A finger selects first, a mouse would take it at once.
    come: async ({ page, hand, device }) => {
      const card = page.locator('[data-part="tray"] [data-state] > button').first();
      if (isTouch(device)) await hand.press(card);
      else await hand.read(card);
      await page.locator('[data-part="tray"]').waitFor();
    },
  },
  answers(
    'only passing is left',
    (moment) => menu(moment) && moment.legal.every(({ type }) => type === 'pass'),
    '[data-look="ready"]',
  ),
  {
    name: 'arnak: solo against the rival',
    game: once(() =>
      gameWhere(inRound(3), { name: 'rival', sitters: SOLO, options: { board: 'snake', difficulty: 3 } }),
    ),
    come: ({ page }) => page.locator('[data-state] > [aria-disabled="false"]').first().waitFor(),
  },
  {
    name: 'arnak: large text',
    game: middle,
    settings: { textSize: 150 },
    come: settle,
  },
  {
    name: 'arnak: large cards',
    game: middle,
    settings: { largeCards: true, runningScore: true },
    come: settle,
  },
];
