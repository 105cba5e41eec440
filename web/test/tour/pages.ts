import { SCREENS } from '../screens/list.ts';
import { middleGame } from '../support/scene.ts';
import { once, type Stop, type Visit } from './stop.ts';

const screen = (name: string) => SCREENS.find((one) => one.name === name);
const games = (name: string) => () => screen(name)?.games ?? [];

const overArnak = once(() => {
  const [game] = games('replay')();
  if (game === undefined) throw new Error('there’s no recorded game of Arnak');
  return { ...game, id: 'tour-over-arnak' };
});

const overGuild = once(() => ({ ...middleGame(() => false), id: 'tour-over', over: true }));

/** It's worked out meanwhile, as long as that takes here. */
const ANALYSIS_MS = 120_000;

async function dialogOf({ page, hand, words }: Visit, game: 'arnak' | 'guild'): Promise<void> {
  const box = page.getByRole('region', { name: words.name('game', game) });
  await hand.press(box.getByRole('button').last());
  await page.locator('dialog[open] [data-part="seat-rows"]').waitFor();
}

export const PAGES: readonly Stop[] = [
  {
    name: 'home: newcomer',
    place: '',
    come: ({ page }) => page.locator('[data-page="home"] a[href$="learn/guild"]').first().waitFor(),
  },
  {
    name: 'home: games to go on with',
    place: '',
    kept: games('home'),
    come: ({ page }) =>
      page
        .locator(screen('home')?.ready ?? '')
        .first()
        .waitFor(),
  },
  { name: 'home: a new table of Arnak', place: '', come: (visit) => dialogOf(visit, 'arnak'), opens: 'dialog[open]' },
  {
    name: 'home: a new table of the Guild',
    place: '',
    come: (visit) => dialogOf(visit, 'guild'),
    opens: 'dialog[open]',
  },
  {
    name: 'score: Arnak',
    game: overArnak,
    come: ({ page }) => page.locator('[data-part="score"]').waitFor(),
  },
  {
    name: 'analysis: Arnak',
    place: 'analysis/replay/arnak',
    kept: games('replay'),
    // The expert looks at a few turns first.
    come: ({ page }) => page.locator('[data-part="judged"] li').first().waitFor({ timeout: ANALYSIS_MS }),
  },
  {
    name: 'score: the Guild',
    game: overGuild,
    come: ({ page }) => page.locator('[data-part="score"]').waitFor(),
  },
  {
    name: 'replay: Arnak',
    place: 'replay/arnak/200',
    kept: games('arnak'),
    come: ({ page }) => page.locator('[data-part="replay"]').waitFor(),
  },
];
