import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadWords } from '@moonstaff/text';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { awaitNote, cutOff, cutOffInLesson, follow, openLesson, stepOf } from './support/learn.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** From the first note to the last, by what is marked on the board; every note is looked at once. */
async function playThrough(page: Page): Promise<void> {
  let seen = 0;
  for (let presses = 0; presses < 150; presses++) {
    const wish = await awaitNote(page);
    const [at] = await stepOf(page);
    if (at !== seen) assert.deepEqual(await cutOff(page), [], `note ${at}`);
    seen = at;
    if (wish === 'over') return;
    await follow(page);
  }
  assert.fail(`the lesson does not end; at note ${seen}`);
}

test('both first games to their end, on the board; then a real game begins', async () => {
  const page = await site.visit();
  for (const lesson of ['arnak', 'guild']) {
    await openLesson(page, lesson);
    await playThrough(page);
    assert.deepEqual(await axe(page), [], lesson);
  }
  await page.getByRole('button', { name: 'Play a whole game' }).click();
  await page.locator('[data-place="note"]').waitFor({ state: 'detached' });
  await page.locator('[data-board="guild"]').waitFor();
  assert.match(page.url(), /#\/table\//);
  assert.deepEqual(site.faults, []);
});

for (const language of ['de', 'pl', 'ru'] as const) {
  test(`every note of both first games fits in ${language}, on a laptop and in the hand`, async () => {
    const words = await loadWords(language);
    const page = await site.visit({}, { language });
    for (const game of ['guild', 'arnak'] as const) {
      const notes = [...(await words.lesson(game)).values()];
      assert.ok(notes.length > 10, `${notes.length} notes`);
      for (const size of [SIZES.laptop, SIZES.phone]) {
        await page.setViewportSize(size);
        assert.deepEqual(await cutOffInLesson(page, game, notes), [], `${game} at ${size.width}`);
      }
    }
    assert.deepEqual(site.faults, []);
  });
}

test('both first games in the hand', async () => {
  const page = await site.visit({ viewport: SIZES.phone });
  for (const lesson of ['guild', 'arnak']) {
    await openLesson(page, lesson);
    await playThrough(page);
  }
  assert.deepEqual(site.faults, []);
});

test('another move is answered kindly; show me, back, skip, and going on after a reload', async () => {
  const page = await site.visit();
  await page.getByRole('link', { name: 'New? Learn in 10 minutes' }).last().click();
  await page.locator('[data-place="note"]').waitFor();
  while ((await awaitNote(page)) === 'read') await follow(page);
  assert.deepEqual(await axe(page), []);
  await page.locator('[data-part="space"]:not([data-marked])').first().click();
  assert.match((await page.locator('[data-says="stray"]').textContent()) ?? '', /^Explore .* allowed too/);
  assert.equal(await page.locator('[data-place="map"] [data-part="explorer"]').count(), 0, 'it is not made');

  const [first] = await stepOf(page);
  const showMe = page.getByRole('button', { name: 'Show me' });
  await showMe.click();
  assert.equal(await page.locator('[data-says="stray"]').count(), 0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  assert.deepEqual((await stepOf(page))[0], first, 'back to the beginning of the note');
  await showMe.click();
  await showMe.click();
  assert.deepEqual((await stepOf(page))[0], first + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.deepEqual((await stepOf(page))[0], first, 'undo takes back the last move');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  assert.deepEqual((await stepOf(page))[0], first + 2);

  await page.reload();
  await page.locator('[data-place="note"]').waitFor();
  assert.deepEqual((await stepOf(page))[0], first + 2, 'where it was left');
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: 'Continue learning' }).click();
  await page.locator('[data-place="note"]').waitFor();
  assert.deepEqual(site.faults, []);
});
