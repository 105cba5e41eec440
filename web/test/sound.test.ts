import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { whereToAsk } from '../src/table/sound/asking.ts';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { AGAINST_BOT, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

test('a table asks about sound once: in a wide bar, elsewhere in a row', () => {
  const never = { sound: false, soundAsked: false };
  assert.equal(whereToAsk(never, 'wide'), 'bar');
  assert.equal(whereToAsk(never, 'medium'), 'row');
  assert.equal(whereToAsk(never, 'phone'), 'row');
  assert.equal(whereToAsk({ sound: false, soundAsked: true }, 'phone'), undefined, 'answered with no');
  assert.equal(whereToAsk({ sound: true, soundAsked: false }, 'wide'), undefined, 'set in the settings');
});

const TOUCHED = { hasTouch: true, isMobile: true };

for (const [device, viewport, answer] of [
  ['phone', SIZES.phone, 'Leave off'],
  ['tablet', { width: 820, height: 1180 }, 'Turn on'],
] as const)
  test(`a ${device} is asked, and never again after “${answer}”`, async () => {
    const page = await site.arrive({ viewport, ...TOUCHED }, { soundAsked: false });
    await openScene(page, AGAINST_BOT);
    const question = page.locator('[data-part="sound"]');
    const button = question.getByRole('button', { name: answer });
    await button.waitFor();
    assert.deepEqual(await axe(page, { of: '[data-part="sound"]' }), []);
    const box = await button.boundingBox();
    assert.ok(box && box.height >= 44, 'large enough for a finger');
    await button.tap();
    await question.waitFor({ state: 'detached' });
    const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('moonstaff.settings') ?? '{}'));
    assert.deepEqual([kept.sound, kept.soundAsked], [answer === 'Turn on', true]);
    assert.deepEqual(site.faults, []);
  });
