import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { writeSite } from '../tools/write-site.ts';
import { answer, panel } from './support/guild.ts';
import { untilKept } from './support/kept.ts';
import { pages } from './support/pages.ts';
import { Site } from './support/site.ts';

const home = mkdtempSync(join(tmpdir(), 'moonstaff-site-'));
const folder = join(home, 'site');
let site: Site;
before(async () => {
  await writeSite(await pages(), folder);
  site = await Site.open({ folder, base: '/games/moonstaff/' });
});
after(async () => {
  await site.close();
  rmSync(home, { recursive: true });
});

test('a folder that is there already is never overwritten', async () => {
  await assert.rejects(writeSite(await pages(), folder), /is already there/);
});

test('the compressed page is the same as the plain one', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  assert.match(page, /data-server="none"/);
  assert.equal(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString(), page);
});

test('the static site, under a path of its own, plays without a network after one visit', async () => {
  const page = await site.visit({ serviceWorkers: 'allow' });
  assert.equal(await page.getByRole('link', { name: 'Play with others' }).count(), 0);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page, folder);
  await page.context().setOffline(true);
  site.disconnect();
  await page.reload();
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-board="guild"]').waitFor();
  let explored = 0;
  while (explored < 2) {
    const wish = await answer(page);
    assert.notEqual(wish, 'over');
    if (wish === 'place') explored++;
  }
  await page.locator('[data-place="map"] [data-part="explorer"]').first().waitFor();
  assert.deepEqual(site.faults, []);
});
