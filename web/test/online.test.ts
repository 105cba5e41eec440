import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { HOUSE_BOTS, type RunningServer, readConfig, startServer } from '@moonstaff/server';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { awaitWish, panel } from './support/guild.ts';
import { Site } from './support/site.ts';

let site: Site;
let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), 'moonstaff-house-'));

before(async () => {
  site = await Site.open();
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  const database = join(folder, 'tables.sqlite');
  server = await startServer({ config: { ...config, database }, bots: HOUSE_BOTS, webRoot: site.folder });
});

after(async () => {
  await site.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Everything the server ever told this page. */
function listen(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Takes what must be taken and confirms the turn. */
async function confirm(page: Page): Promise<void> {
  for (;;) {
    const wish = await awaitWish(page);
    if (wish === 'card') await page.locator('.action-card.can').first().click();
    else if (await page.locator('.band-done').isEnabled()) {
      await page.locator('.band-done').click();
      await page.locator('.band-done:disabled, .band-done.band-open, .action-card.can').first().waitFor();
      return;
    } else await page.locator('.field-target').first().click();
  }
}

test('two browsers at one table: by invitation, over a reload and a lost line', async () => {
  const url = server.url.endsWith('/') ? server.url : `${server.url}/`;
  const ilka = await site.visit({ serviceWorkers: 'block' }, { name: 'Ilka' }, url);
  await panel(ilka).getByRole('button', { name: 'Create a table' }).click();
  await ilka.getByRole('button', { name: 'Invite others' }).click();
  await ilka.locator('.lobby').waitFor();
  assert.deepEqual(await axe(ilka), []);
  const link = await ilka.getByRole('textbox').inputValue();

  const bruno = await site.visit({ serviceWorkers: 'block' }, { name: 'Bruno' }, url);
  const frames = listen(bruno);
  await bruno.getByRole('textbox', { name: 'Join by link' }).fill(link);
  await bruno.getByRole('button', { name: 'Join', exact: true }).click();
  await bruno.getByRole('button', { name: 'Take a seat' }).click();
  await bruno.getByRole('button', { name: 'Ready' }).click();
  await ilka.locator('.seat-rows', { hasText: 'Bruno' }).getByText('Ready').waitFor();
  await ilka.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ilka.locator('.guild').waitFor(), bruno.locator('.guild').waitFor()]);

  await confirm(ilka);
  await bruno.reload();
  await bruno.locator('.guild').waitFor();
  await bruno.context().setOffline(true);
  await bruno.context().setOffline(false);
  await confirm(bruno);
  await ilka.getByText('Turn 2 of 6').waitFor();
  await bruno.getByText('Turn 2 of 6').waitFor();

  const seats = new Set([...frames.join('\n').matchAll(/"viewer":(\d+|"spectator")/g)].map(([, viewer]) => viewer));
  assert.ok(seats.size <= 2 && frames.length > 2, 'before sitting down, then one seat');
  assert.doesNotMatch(frames.join('\n'), /"seed":"/, 'the seed is sealed');
});
