import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import {
  awaitNote,
  cutOffInLesson,
  follow,
  notesIn,
  openEnd,
  openLesson,
  playLesson,
  stepOf,
} from './support/learn.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Some notes of the beginning and of the end. `npm run lessons` plays all of them on both devices, the model does in `lesson-marks`. */
const [FIRST, LAST] = [8, 2];

const LESSONS = [
  ['arnak', 'laptop'],
  ['guild', 'phone'],
] as const;

// The first notes of the Guild are followed below.
for (const [lesson, size] of isThorough ? LESSONS : LESSONS.slice(0, 1)) {
  test(`the first game of ${lesson} begins and ends on the board, on a ${size}`, async () => {
    const page = await site.at(`learn/${lesson}`, { viewport: SIZES[size] });
    await openLesson(page, lesson);
    const presses = await playLesson(page, FIRST);
    assert.ok(presses >= FIRST - 1, `${presses} presses`);
    await openEnd(page, lesson, LAST);
    await playLesson(page);
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), [], lesson);
    await page.getByRole('button', { name: 'Play a whole game' }).click();
    await page.locator('[data-place="note"]').waitFor({ state: 'detached' });
    await page.locator(`[data-board="${lesson}"]`).waitFor();
    assert.match(page.url(), /#\/table\//);
    await page.context().close();
    assert.deepEqual(site.faults, []);
  });
}

for (const language of isThorough ? (['de', 'pl', 'ru'] as const) : []) {
  // Notes are alike in both games, so those of Arnak are read in the Guild's lesson. The trial opens both.
  test(`every note of both first games fits in ${language}, on a laptop and in the hand`, async () => {
    const notes = await notesIn(language);
    assert.ok(notes.length > 20, `${notes.length} notes`);
    const page = await site.at('learn/guild', {}, { language });
    assert.deepEqual(await cutOffInLesson(page, 'guild', notes, [SIZES.laptop, SIZES.phone]), []);
    await page.context().close();
    assert.deepEqual(site.faults, []);
  });
}

test('another move is answered kindly; show me, back, skip, and going on after a reload', async () => {
  const page = await site.visit();
  await page.getByRole('link', { name: 'New? Learn in 10 minutes' }).last().click();
  await page.locator('[data-place="note"]').waitFor();
  while ((await awaitNote(page)) === 'read') await follow(page);
  assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
  await page.locator('[data-part="space"]:not([data-marked])').first().click();
  assert.match((await page.locator('[data-says="stray"]').textContent()) ?? '', /^Explore .* allowed too/);
  assert.equal(await page.locator('[data-place="map"] [data-part="explorer"]').count(), 0, 'it is not made');

  await page.locator('[data-place="note"]').getByRole('link', { name: 'Exploring' }).click();
  await page.locator('[data-part="help"]').getByRole('heading', { name: 'Exploring' }).waitFor();
  assert.match(page.url(), /learn\/guild/, 'help stands beside the lesson');
  await page.locator('[data-part="help"]').getByRole('button', { name: 'Close' }).click();

  const [first] = await stepOf(page);
  const showMe = page.getByRole('button', { name: 'Show me' });
  await showMe.click();
  assert.equal(await page.locator('[data-says="stray"]').count(), 0);
  const skip = await page.getByRole('button', { name: 'Skip', exact: true }).boundingBox();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  assert.deepEqual((await stepOf(page))[0], first, 'back to the beginning of the note');
  await showMe.click();
  await showMe.click();
  assert.deepEqual((await stepOf(page))[0], first + 1);
  const further = page.locator('[data-does="skip"], [data-does="next"]');
  assert.deepEqual(await further.boundingBox(), skip, 'the buttons stay where they are');
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
