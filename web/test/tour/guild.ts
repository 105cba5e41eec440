import { type GuildView, goalProgress, type MapId } from '@moonstaff/guild';
import { seedFrom } from '@moonstaff/kernel';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import { AGAINST_BOT, ALONE, middleGame, playedUntil } from '../support/scene.ts';
import { helpAt, hintAt, keyAt, logAt, reads, settle } from './around.ts';
import { isKeyboard, isPhone, isTouch, once, type Stop, type Visit } from './stop.ts';

const MAPS: readonly MapId[] = ['aghon', 'avenia', 'kazan', 'cnidaria'];

const asks =
  (task: string) =>
  ({ players }: GuildView): boolean =>
    players[0]?.tasks.at(-1)?.task === task;

const middle = once(() => ({
  ...middleGame((view) => view.era === 3 && view.turn === 3 && asks('explore')(view)),
  id: 'tour-guild',
}));

const SPACE = '[data-part="space"]';
const OFFER = '[data-thing^="offer:"]:enabled';

const onMap = (map: MapId): Stop => ({
  name: `guild: ${map}`,
  game: once(() => playedUntil({ ...AGAINST_BOT, id: `tour-${map}`, options: { map } }, ({ era }) => era === 3)),
  come: settle,
});

const chooses = async ({ page, hand }: Visit): Promise<void> => {
  await hand.press(page.locator(OFFER).first());
  await page.locator('[data-thing^="keep:"]').first().waitFor();
};

const solo = (difficulty: string): (() => SavedGame) =>
  once(() => playedUntil({ ...ALONE, id: 'tour-solo', options: { map: 'kazan', difficulty } }, ({ era }) => era === 3));

/** All a goal asks for is there, and the turn isn't over yet. */
const isDue = (view: GuildView): boolean =>
  asks('explore')(view) &&
  view.goals.some(({ id, met }) => {
    if (met.length > 0) return false;
    const { have, need } = goalProgress(view, 0, id);
    return have >= need;
  });

const due = (map: MapId): Stop => ({
  name: `guild: alone, a goal about to count on ${map}`,
  game: once(() =>
    playedUntil(
      {
        ...ALONE,
        id: `tour-due-${map}`,
        seed: seedFrom(map === 'aghon' ? 'goal 5' : 'goal 3'),
        options: { map, difficulty: 'easy' },
      },
      isDue,
    ),
  ),
  come: ({ page }) => page.locator('[data-part="due"], [data-thing="button:done"]:enabled').first().waitFor(),
});

export const GUILD: readonly Stop[] = [
  { name: 'guild: one’s turn', game: middle, come: settle },
  {
    name: 'guild: an explorer about to be placed',
    game: middle,
    come: async ({ page, hand, device }) => {
      const space = page.locator(`${SPACE}[tabindex="0"], ${SPACE}`).first();
      if (isTouch(device)) await hand.press(space);
      else await hand.read(space);
      await page.locator('[data-part="ghost"]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'guild: a special action to keep',
    game: once(() => ({ ...middleGame(asks('keep')), id: 'tour-keep' })),
    come: chooses,
  },
  {
    name: 'guild: a special action to use',
    game: once(() => playedUntil({ ...AGAINST_BOT, id: 'tour-use' }, asks('use'))),
    come: async ({ page, hand }) => {
      await hand.press(page.locator('[data-part="offers"] [data-thing^="slot:"]').first());
      await page.locator('[data-thing^="use:"]').first().waitFor();
    },
  },
  {
    name: 'guild: Done with explorers left',
    game: middle,
    come: async ({ page, hand }) => {
      await hand.press(page.locator('[data-thing="button:done"]'));
      await page.locator('[data-part="warning"]').waitFor();
    },
    opens: '[data-part="warning"]',
  },
  hintAt('guild', middle),
  helpAt('guild', middle),
  keyAt('guild', middle),
  logAt('guild', middle),
  ...reads('guild', middle, {
    'a goal': '[data-thing^="goal:"] button',
    'a kept special action': '[data-thing^="slot:"]',
  }),
  ...reads(
    'guild',
    middle,
    {
      'a card of the era': '[data-thing^="deck:"]',
      'the purse': '[data-thing="purse"]',
      'what a village pays': '[data-thing="pay:village"]',
    },
    isKeyboard,
  ),
  // On a phone, what's left is said by the button.
  ...reads(
    'guild',
    middle,
    { 'what is left': '[data-thing="supply:explorer"]' },
    (device) => isKeyboard(device) || isPhone(device),
  ),
  ...MAPS.map(onMap),
  ...MAPS.map(due),
  { name: 'guild: solo, hard', game: solo('hard'), come: settle },
  { name: 'guild: large text', game: middle, settings: { textSize: 150 }, come: settle },
];
