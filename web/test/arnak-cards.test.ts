import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { artifacts, items } from '@moonstaff/arnak';
import { packText } from '../src/kit/route/pack.ts';
import { SIZES } from './support/browser.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

const CARDS = [...items, ...artifacts].map(({ id }) => id);

/** A position with every card in one hand. */
const SCENARIO = `title: All cards
rules: [A-GEN-2]
given: {game: arnak, seats: [Red, Blue], active: red, red: {hand: [${CARDS.join(', ')}]}}
then: {board: {not: ''}}
`;

/** Every width that a hand, the row and the play area give to a card, with the least size of its words there. */
const WIDTHS = [
  ['10.6rem', '1.1rem'],
  ['9.4rem', '1.1rem'],
  ['7.6rem', '1.1rem'],
  ['8.2rem', '1rem'],
  ['7.2rem', '1rem'],
] as const;

test('the effect of every card fits it, in hand, in the row and in the play area', async () => {
  const page = await site.at(`lab/arnak/${await packText(SCENARIO)}`, { viewport: SIZES.large });
  await page.getByRole('button', { name: 'Play from here' }).click();
  const cards = page.locator('[data-card="item"], [data-card="artifact"]');
  await page.waitForFunction(
    (n) => document.querySelectorAll('[data-card="item"], [data-card="artifact"]').length >= n,
    CARDS.length,
  );
  for (const [width, least] of WIDTHS) {
    const cut = await cards.evaluateAll(
      (all, [width, least]) =>
        all.flatMap((card) => {
          if (!(card instanceof HTMLElement)) return [];
          card.style.setProperty('--w', width ?? '');
          card.style.setProperty('--card-least', least ?? '');
          const effect = card.querySelector('[data-part="effect"]');
          if (effect === null) return ['no effect'];
          const { left, right, top, bottom } = effect.getBoundingClientRect();
          const isCut = [...effect.querySelectorAll('*')].some((part) => {
            const at = part.getBoundingClientRect();
            const isDrawn = part.closest('svg') === part || part.children.length === 0;
            return (
              isDrawn && at.width > 1 && !(at.left >= left && at.right <= right && at.top >= top && at.bottom <= bottom)
            );
          });
          return isCut ? [card.textContent] : [];
        }),
      [width, least] as const,
    );
    assert.deepEqual(cut, [], width);
  }
  assert.deepEqual(site.faults, []);
});
