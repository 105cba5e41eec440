import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { parseLog } from '@moonstaff/kernel';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { middleGame, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Somebody who never explores goes wrong in the first turn, so the expert needn't look for long. */
const game = { ...middleGame(() => false, 0), id: 'over', over: true };

test('a finished game is looked through, stopped, kept, sent, and played on from a better turn', async () => {
  const page = await site.arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openScene(page, game);
  await page.getByRole('link', { name: 'Analyse' }).click();
  const rows = page.locator('[data-part="judged"] ol > li > button');
  const found = page.locator('[data-part="judged"] li').filter({ hasText: 'not' });
  await found.first().waitFor();
  // The first one found may be somebody else's.
  await page.locator('[data-part="relearn"] button:enabled').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('[data-state="stopped"]').waitFor();
  const listed = await rows.count();
  assert.ok(listed > 0);

  await found.first().getByRole('button').first().click();
  await page.locator('[data-part="verdict"]').waitFor();
  assert.deepEqual(await axe(page, { colours: false }), []);
  const card = page.getByRole('button', { name: /The expert/ });
  await card.click();
  assert.equal(await card.getAttribute('aria-pressed'), 'true');

  const chart = page.getByRole('slider', { name: 'Chance to win, turn by turn' });
  await chart.fill('3');
  assert.match((await chart.getAttribute('aria-valuetext')) ?? '', /^Turn 3: .*Marek \d+%/);
  await page.locator('[data-part="wind"]').getByText('Turn 3').waitFor();
  await chart.blur();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-part="wind"]').getByText('Turn 4').waitFor();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await page.locator('[data-state="stopped"]').waitFor();
  assert.equal(await rows.count(), listed, 'kept with the recording');

  const phone = await site.newPage({ viewport: SIZES.phone, hasTouch: true });
  await phone.goto(link);
  await phone.locator('[data-state="stopped"]').waitFor();
  assert.equal(
    await phone.locator('[data-part="judged"] ol > li > button').count(),
    listed,
    'the link brings it along',
  );
  assert.deepEqual(await axe(phone, { colours: false, when: isThorough }), [], 'on a phone');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  assert.ok(parseLog(await text(await file.createReadStream())).notes, 'the file carries it, too');

  await page.locator('[data-part="relearn"] button').click();
  const note = page.locator('[data-part="puzzle"]');
  await note.getByRole('heading', { name: 'Find a better turn' }).waitFor();
  assert.deepEqual(await axe(page, { of: '[data-part="puzzle"]' }), [], 'playing a turn again');
  await note.getByRole('button', { name: 'Show the best turn' }).click();
  await note.getByRole('heading', { name: 'The best turn' }).waitFor();
  await note.getByRole('button', { name: 'Back to the analysis' }).last().click();
  await rows.first().waitFor();

  await found.first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try the expert’s turn' }).click();
  await page.waitForURL(/#\/table\//);
  assert.deepEqual(site.faults, []);
});

if (isThorough)
  test('a game that isn’t over gets no analysis', async () => {
    const page = await site.arrive();
    await openScene(page, { ...game, id: 'open', over: false, entries: game.entries.slice(0, 40) });
    await page.goto(`${site.url}#/analysis/replay/open`);
    await page.getByText('Only finished games can be analysed.').waitFor();
    assert.equal(await page.locator('[data-part="judged"]').count(), 0);
  });
