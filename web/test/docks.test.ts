import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { keyPressed } from '../src/kit/controls/keys.ts';
import { recorded } from './screens/list.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** The others have just had turns of several deeds, and the first seat is to act. */
const LONG_TURNS = recorded('arnak', 316);

async function sitDown(page: Page): Promise<void> {
  await openScene(page, LONG_TURNS);
  await page.locator('[data-part="digest"] li').first().waitFor();
}

test('nothing that the digest says is cut, however long a turn was', async () => {
  for (const width of [1440, 1180]) {
    const page = await site.arrive({ viewport: { width, height: 900 } }, { language: 'ru' });
    await sitDown(page);
    const cut = await page
      .locator('[data-part="digest"] li > span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    assert.deepEqual(cut, [], `at ${width}`);
    await page.context().close();
  }
  assert.deepEqual(site.faults, []);
});

test('a turn that the digest tells has its number on the board', async () => {
  const page = await site.arrive();
  await openScene(page, recorded('arnak', 229));
  await page.locator('[data-part="digest"] li', { hasText: 'Juno digs at the Compass camp' }).waitFor();
  assert.equal(await page.locator('[data-thing="camp:camp-compasses"]').getAttribute('data-pin'), '2');
});

test('the digest goes with the first move, also if it was opened again', async () => {
  const page = await site.arrive();
  await openScene(page, recorded('guild', 132));
  const digest = page.locator('[data-part="digest"]');
  await digest.waitFor();
  await page.keyboard.press('s');
  await digest.waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await digest.waitFor();
  await page.locator('[data-part="space"]').first().click();
  await digest.waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await digest.waitFor();
  assert.deepEqual(site.faults, []);
});

test('the list of keys begins at its title, not in the report below it', async () => {
  const page = await site.arrive();
  await sitDown(page);
  await page.keyboard.press('?');
  const help = page.locator('[data-part="help"]');
  await help.getByRole('button', { name: 'Keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  assert.equal(await dialog.locator(':focus').textContent(), 'Keyboard');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await help.waitFor({ state: 'detached' });
  assert.deepEqual(site.faults, []);
});

const SMALL = { phone: [390, 844], upright: [820, 1180], across: [1180, 820] } as const;

for (const [name, [width, height]] of Object.entries(SMALL)) {
  test(`help leaves room to read on a small screen: ${name}`, async () => {
    const page = await site.arrive({ viewport: { width, height }, hasTouch: true, isMobile: true }, { language: 'ru' });
    for (const game of [LONG_TURNS, recorded('guild', 133)]) {
      await openScene(page, game);
      await page.locator('[data-button="help"]').first().tap();
      const help = page.locator('[data-part="help"]');
      await help.locator('h2').waitFor();
      const [panel, title, close] = await Promise.all(
        [help, help.locator('h2'), help.locator('header > button').last()].map((one) => one.boundingBox()),
      );
      assert.ok(panel && title && close);
      assert.ok(close.x + close.width <= panel.x + panel.width, `${game.game}: the cross is in the panel`);
      const left = panel.y + panel.height - title.y - title.height;
      assert.ok(left > 150, `${game.game}: ${left} px below the title`);
      await page.locator('[data-button="help"]').first().tap();
      await help.waitFor({ state: 'detached' });
    }
    assert.deepEqual(site.faults, []);
  });
}

test('the icons are one press away, from the bar and from the keyboard, and close the same way', async () => {
  const page = await site.arrive();
  await sitDown(page);
  const button = page.getByRole('button', { name: 'Icons' });
  const key = page.locator('[data-part="key"]');
  await button.click();
  await key.waitFor();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  await button.click();
  await key.waitFor({ state: 'detached' });
  for (const closes of ['k', 'Escape']) {
    await page.keyboard.press('k');
    await key.waitFor();
    await page.keyboard.press(closes);
    await key.waitFor({ state: 'detached' });
  }
  assert.deepEqual(site.faults, []);
});

test('a shortcut is the same key where it types a letter of another script', () => {
  assert.equal(keyPressed({ key: 'л', code: 'KeyK' }), 'k');
  assert.equal(keyPressed({ key: 'K', code: 'KeyK' }), 'k');
  assert.equal(keyPressed({ key: 'z', code: 'KeyY' }), 'z', 'a German keyboard');
  assert.equal(keyPressed({ key: 'Escape', code: 'Escape' }), 'escape');
  assert.equal(keyPressed({ key: 'ю', code: 'Period' }), 'ю');
});
