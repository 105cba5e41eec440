import type { SavedGame } from '../../src/table/engine/saved.ts';
import { CARD } from '../support/guild.ts';
import { EXPLAINED } from './hands.ts';
import type { Stop, Visit } from './stop.ts';

type Game = 'arnak' | 'guild';

/** What every table has around its board. */

const HINT = '[data-button="hint"]';
const HELP = '[data-part="bar-buttons"] [data-button="help"]';

/** Something can be done. */
export const settle = ({ page }: Visit): Promise<void> =>
  page.locator(`[data-state] > [aria-disabled="false"], [data-part="space"], ${CARD}`).first().waitFor();

/** With a key of its own, or by its button. */
async function openBy({ page, hand, device }: Visit, key: string, button: string): Promise<void> {
  if (device.by === 'keyboard') await page.keyboard.press(key);
  else await hand.press(page.locator(button).first());
}

export const hintAt = (name: Game, game: () => SavedGame): Stop => ({
  name: `${name}: hint`,
  game,
  come: async (visit) => {
    await settle(visit);
    await openBy(visit, 'h', HINT);
    await visit.page.locator('[data-part="hint"] [data-part="deed"]').first().waitFor();
  },
  opens: '[data-part="hint"]',
});

export const helpAt = (name: Game, game: () => SavedGame): Stop => ({
  name: `${name}: help`,
  game,
  come: async (visit) => {
    await settle(visit);
    await visit.hand.press(visit.page.locator(HELP).first());
    await visit.page.locator('[data-part="help"] h3').first().waitFor();
  },
  opens: '[data-part="help"]',
});

export const keyAt = (name: Game, game: () => SavedGame): Stop => ({
  name: `${name}: key to the icons`,
  game,
  come: async (visit) => {
    await settle(visit);
    const { page, hand, device } = visit;
    if (device.by === 'keyboard') await page.keyboard.press('k');
    else {
      await hand.press(page.locator(HELP).first());
      await hand.press(page.locator('[data-part="help"] header button').first());
    }
    await page.locator('[data-part="key"] dt').first().waitFor();
  },
  opens: '[data-part="key"]',
});

export const logAt = (name: Game, game: () => SavedGame): Stop => ({
  name: `${name}: the whole log`,
  game,
  come: async (visit) => {
    await settle(visit);
    const since = visit.page.locator('[data-part="digest"]');
    if ((await since.count()) > 0)
      await visit.hand.press(since.getByRole('button', { name: visit.words.t('table.close') }));
    const all = visit.page.locator('[data-part="log"] header button[aria-pressed]').last();
    await visit.hand.press(all);
    await visit.page.locator('[data-part="log"] header button[aria-pressed="true"]').last().waitFor();
  },
});

/** Each of these explains itself: to a mouse that rests on it, to a finger that holds it, and to the focus. */
export const reads = (
  name: Game,
  game: () => SavedGame,
  things: { readonly [what: string]: string },
  except: Stop['except'] = () => false,
): readonly Stop[] =>
  Object.entries(things).map(([what, selector]) => ({
    name: `${name}: reading ${what}`,
    game,
    come: async (visit) => {
      await settle(visit);
      const { page, hand } = visit;
      await hand.read(page.locator(selector).first());
      await page.locator(EXPLAINED).first().waitFor();
    },
    except,
  }));

const toSettings: Stop['come'] = async ({ page, hand }) => {
  await page.locator('[data-page="home"]').waitFor();
  await hand.press(page.locator('[data-part="bar-buttons"] [data-button="settings"]').first());
  await page.locator('dialog[open]').waitFor();
};

/** What the table adds when others play on the server, and what it has beside any game. */
export const AROUND: readonly Stop[] = [
  ...(['arnak', 'guild'] as const).flatMap((game): readonly Stop[] => [
    {
      name: `${game}: chat`,
      live: game,
      come: async (visit) => {
        await visit.page.locator('.table-main').waitFor();
        await openBy(visit, 'c', '[data-button="chat"]');
        await visit.page.locator('[data-part="talk"] li').last().waitFor();
      },
      opens: '[data-drawer="chat"]',
    },
    {
      name: `${game}: this table`,
      live: game,
      come: async (visit) => {
        await visit.page.locator('.table-main').waitFor();
        await openBy(visit, 't', '[data-button="menu"]');
        await visit.page.locator('[data-drawer="table"]').waitFor();
      },
      opens: '[data-drawer="table"]',
    },
    {
      name: `${game}: the first note of the lesson`,
      place: `learn/${game}`,
      come: ({ page }) => page.locator('[data-does="next"]').first().waitFor(),
    },
  ]),
  { name: 'home: settings', place: '', come: toSettings, opens: 'dialog[open]' },
  {
    name: 'keys of the keyboard',
    place: 'learn/arnak',
    come: async ({ page, hand, device }) => {
      await page.locator('[data-does="next"]').first().waitFor();
      if (device.by === 'finger') return;
      await hand.press(page.locator(HELP).first());
      await hand.press(page.locator('[data-part="help"] header button').nth(1));
      await page.locator('dialog[open] kbd').first().waitFor();
    },
    opens: 'dialog[open]',
    except: ({ by }) => by === 'finger',
  },
];
