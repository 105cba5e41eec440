import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastRandom } from '@moonstaff/kernel';
import type { Page } from 'playwright-core';
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

/** A game that ends with 16 kinds of actions. That all kinds can be reached is checked on the model, in `arnak-reach`. */
const MANY_KINDS = gameWhere(({ view }) => view.round === 5, {
  name: 'alone 9',
  options: { board: 'snake', difficulty: 2 },
  sitters: ALONE,
});

test('alone against the rival in the Snake Temple, from round V to the score sheet; every deed is seen on the table', async () => {
  const page = await site.arrive({}, { warnings: false });
  const person = await Person.sitsDown(page, MANY_KINDS);
  assert.deepEqual(await axe(page, { colours: false }), [], 'the table');
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
