import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@moonstaff/text';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { axe } from './support/axe.ts';
import { House } from './support/house.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A channel's webhook that answers as it's told. */
const channel = { calls: [] as string[], status: 204 };
const discord = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString('utf8');
  });
  request.on('end', () => {
    channel.calls.push(body);
    response.writeHead(channel.status).end();
  });
});
let house: House;
let discordUrl = '';
before(async () => {
  await new Promise<void>((done) => discord.listen(0, '127.0.0.1', done));
  discordUrl = `http://127.0.0.1:${(discord.address() as AddressInfo).port}/hooks/`;
  house = await House.open({
    webhook: { allowed: (address) => address === '127.0.0.1' },
    reachServices: { discord: [discordUrl], slack: [discordUrl], telegram: discordUrl },
  });
});
after(async () => {
  await house.close();
  discord.close();
});

const wayOf = (page: Page, kind: string) => page.locator(`[data-way="${kind}"]`);

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('somebody sets up a way, tries it, chooses what it’s for, and sees why it fails', async () => {
  const { page, line } = await house.guest('Ilka', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${line.url}#/reach`);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { level: 1, name: 'How we reach you' }).waitFor();
  await page.getByText('Switch on a way first').waitFor();
  assert.equal(await wayOf(page, 'mail').count(), 0, 'this server sends no mail');

  await page.getByRole('switch', { name: 'ntfy' }).click();
  await page.getByRole('textbox', { name: 'Topic' }).fill('moon');
  await page.getByRole('textbox', { name: 'Server', exact: true }).fill('http://192.168.1.2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('inside the server’s own network').waitFor();

  const way = wayOf(page, 'discord');
  await way.getByRole('button', { name: 'Add' }).click();
  await way.getByRole('textbox').fill('https://example.org/');
  await way.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('https://discord.com/api/webhooks/').waitFor();
  await way.getByRole('textbox').fill(`${discordUrl}secret-of-the-channel`);
  await way.getByRole('button', { name: 'Save' }).click();
  await way.getByRole('switch', { name: 'Discord', checked: true }).waitFor();
  assert.ok(!(await way.innerText()).includes('secret-of-the'), 'the address is a key');

  await way.getByRole('button', { name: 'Send a test' }).click();
  await way.getByRole('status').getByText('handed over in').waitFor();
  assert.match(channel.calls[0] ?? '', /This is a test/);
  channel.status = 404;
  await way.getByRole('button', { name: 'Send a test' }).click();
  await way.getByText('The last one didn’t arrive. There’s nothing at this address any more').waitFor();

  const over = page.getByRole('checkbox', { name: 'A game is over: Discord' });
  await over.uncheck();
  await page.getByRole('combobox', { name: 'It’s my turn' }).selectOption('15');
  await page.getByRole('switch', { name: 'Quiet hours' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('slider', { name: 'until' }).press('ArrowRight');
  await page.getByText('waits until 07:15').waitFor();
  await page.getByRole('status').getByText('Saved.').first().waitFor({ state: 'attached' });
  assert.deepEqual(await axe(page), [], 'everything set up');
  assert.ok((await overhang(page)) <= 0);
  await page.reload();
  await page.getByText('waits until 07:15').waitFor();
  assert.equal(await over.isChecked(), false);
  assert.equal(await page.getByRole('combobox', { name: 'It’s my turn' }).inputValue(), '15');
});

for (const language of isThorough ? LANGUAGES : (['ru'] as const))
  test(`the page fits the hand and passes axe, in ${language}`, async () => {
    const { page, line } = await house.visit('Ilka', PHONE, { language });
    // As if the page had come over plain http.
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.goto(`${line.url}#/reach`);
    await page.reload();
    await page.locator('main form button[type="submit"]').first().tap();
    await page.getByRole('switch').first().waitFor();
    await wayOf(page, 'slack').getByRole('button').first().tap();
    await wayOf(page, 'slack').getByRole('textbox').fill(`${discordUrl}slack`);
    await wayOf(page, 'slack').locator('form button[type="submit"]').tap();
    await page.getByRole('checkbox').first().waitFor();
    // Roles, names and colours are the same in every language.
    if (language === 'en') assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    assert.ok((await overhang(page)) <= 0, 'nothing hangs over the edge');
    const missing = page
      .locator('section')
      .filter({ hasText: 'https' })
      .filter({ has: page.locator('ul > li') })
      .last();
    assert.equal(await missing.locator('li').count(), 3, 'says what’s missing over plain http');
  });

if (isThorough)
  test('somebody who forgot their password finds the way, where the server sends mail', async () => {
    const { page, line } = await house.guest('Ilka');
    await page.goto(`${line.url}#/account`);
    await page.getByRole('region', { name: 'Sign in' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Forgot your password?' }).count(), 0, 'no mail, no promise');
    await page.goto(`${line.url}#/reset`);
    await page.getByRole('textbox', { name: 'Username or email address' }).fill('ilka');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('alert').getByText('This server doesn’t send email.').waitFor();
    assert.deepEqual(await axe(page), []);
    await page.goto(`${line.url}#/reset/${'x'.repeat(22)}`);
    await page.getByRole('textbox', { name: 'New password' }).fill('a long new password');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByRole('alert').getByText('This link has been used').waitFor();
    assert.deepEqual(await axe(page), []);
  });
