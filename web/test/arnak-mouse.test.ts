import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastRandom } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { momentOf } from '../src/boards/arnak/moment.ts';
import { waysNow } from '../src/boards/arnak/play/paying.ts';
import { questionOf } from '../src/boards/arnak/state.ts';
import { answer, finish, panel } from './support/arnak.ts';
import { ALONE, anyOf, gameWhere } from './support/arnak-game.ts';
import { Person } from './support/arnak-mouse.ts';
import { axe } from './support/axe.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Plays by pressing what shines until the score sheet is there; says how many things were pressed. */
async function playOut(page: Page): Promise<number> {
  let pressed = 0;
  let since = 0;
  for (let step = 0; step < 2_000; step++) {
    const wish = since < 12 ? await answer(page, step) : await finish(page);
    if (wish === 'over') return pressed;
    if (wish === 'thing') {
      pressed++;
      since++;
    } else if (wish === 'onward' || wish === 'away' || wish === 'pass') since = 0;
  }
  return assert.fail('the game does not end');
}

/** The first round is played with the keyboard, in `arnak-keyboard`; this one has the warnings and a bot. */
const ROUND_V = gameWhere(({ view }) => view.round === 5, { name: 'mouse' });

test('against a bot with the mouse alone, from the first page to the table and from round V to the score sheet', async () => {
  const page = await site.visit({}, { warnings: true });
  await panel(page).locator('label', { hasText: /^1$/ }).click();
  await panel(page).getByText('Calm').click();
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-board="arnak"]').waitFor();
  await openScene(page, ROUND_V);
  await page.locator('[aria-current="step"]', { hasText: /^V$/ }).waitFor();
  const pressed = await playOut(page);
  assert.ok(pressed > 4, `${pressed} things pressed`);
  assert.deepEqual(await axe(page), [], 'the score sheet');
  assert.equal((await page.locator('[data-part="score"] tfoot td').allTextContents()).length, 2);
  assert.deepEqual(site.faults, []);
});

/** More ways to pay for a discovery than the band has room for. */
const MANY_WAYS = gameWhere(
  (moment) => {
    const asked = questionOf(moment.view);
    return (
      asked?.at === 'voyage' &&
      asked.discover &&
      waysNow(momentOf({ ...moment, mine: true, warns: false }), undefined).length > 5
    );
  },
  { name: 'many ways' },
);

test('the list of ways to pay stays where it opened while the mouse crosses the board on its way there', async () => {
  const page = await site.arrive();
  await openScene(page, MANY_WAYS);
  await page.locator('[data-part="price"]').waitFor();
  if ((await page.locator('[data-part="digest"]').count()) > 0) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /other ways/ }).click();
  const list = page.locator('[data-part="offers"]');
  const places = async () => [await list.boundingBox(), await page.locator('[data-part="chips"]').boundingBox()];
  const before = await places();
  for (const space of await page.locator('[data-place="island"] [data-thing^="space:camp"] > button').all()) {
    const { x = 0, y = 0 } = (await space.boundingBox()) ?? {};
    await page.mouse.move(x + 3, y + 3);
  }
  const last = list.getByRole('button').last();
  await last.hover();
  assert.deepEqual(await places(), before);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await page.locator('[data-part="price"]', { hasText: name.split(' + ').at(-1) ?? name }).waitFor();
  assert.equal(await list.count(), 0);
});

/** A game that ends with 16 kinds of actions. That all kinds can be reached is checked on the model, in `arnak-reach`. */
const MANY_KINDS = gameWhere(({ view }) => view.round === 5, {
  name: 'alone 9',
  options: { board: 'snake', difficulty: 2 },
  sitters: ALONE,
});

if (isThorough)
  test('alone against the rival in the Snake Temple, from round V to the score sheet; every deed is seen on the table', async () => {
    const page = await site.arrive({}, { warnings: false });
    const person = await Person.sitsDown(page, MANY_KINDS);
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), [], 'the table');
    const random = fastRandom(1);
    const done = new Set<string>();
    while (person.now.outcome === undefined) {
      const action = anyOf(person.moment.legal, random);
      done.add(action.type);
      await person.does(action);
    }
    assert.ok(done.size > 15, `kinds of actions: ${[...done].join(', ')}`);
    await page.locator('[data-part="score"]').waitFor();
    const { scores, ranking } = person.now.outcome;
    const totals = ranking.flat().flatMap((seat) => scores.filter((score) => score.seat === seat));
    assert.deepEqual(
      await page.locator('[data-part="score"] tfoot td').allTextContents(),
      totals.map(({ total }) => String(total)),
    );
    assert.deepEqual(site.faults, []);
  });
