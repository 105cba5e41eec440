import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './support/axe.ts';
import { House } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

test('a club is founded, joined by its link, and plans an evening; its page passes axe', async () => {
  const { page: ilka, line } = await house.visit('Ilka');
  await ilka.goto(`${line.url}#/house`);
  await ilka
    .getByRole('button', { name: 'Come in' })
    .or(ilka.getByRole('textbox', { name: 'Name of the club' }))
    .first()
    .waitFor();
  if (await ilka.getByRole('button', { name: 'Come in' }).isVisible())
    await ilka.getByRole('button', { name: 'Come in' }).click();
  await ilka.getByRole('textbox', { name: 'Name of the club' }).fill('Thursday table');
  await ilka.getByRole('button', { name: 'New club' }).click();
  await ilka.getByRole('heading', { level: 1, name: 'Thursday table' }).waitFor();
  const link = await ilka.getByRole('textbox', { name: 'Club link' }).inputValue();

  const marek = await house.visit('', { viewport: { width: 390, height: 844 } });
  await marek.page.goto(`${marek.line.url}${new URL(link).pathname.slice(1)}`);
  await marek.page.getByRole('textbox', { name: 'Your name' }).fill('Marek');
  await marek.page.getByRole('button', { name: 'Join the club' }).click();
  await marek.page.getByRole('region', { name: 'People' }).getByText('Marek').waitFor();
  assert.deepEqual(await axe(marek.page), []);

  await ilka.getByRole('button', { name: 'Plan an evening' }).click();
  await ilka.getByRole('textbox', { name: 'What’s planned (optional)' }).fill('Snake Temple');
  await ilka.getByRole('button', { name: 'Save' }).first().click();
  await ilka.getByRole('region', { name: 'Next evening' }).getByText('Snake Temple').waitFor();
  await marek.page.reload();
  await marek.page.getByRole('button', { name: 'I’m coming' }).click();
  await marek.page.getByText('Coming: Marek').waitFor();

  // A table of the club is on everybody's first page.
  await ilka.getByRole('button', { name: 'Another table' }).click();
  await ilka.locator('[data-page="lobby"]').waitFor();
  await marek.page.goto(marek.line.url);
  await marek.page
    .getByRole('region', { name: 'My clubs' })
    .getByRole('link', { name: /^Ilka is waiting/ })
    .click();
  await marek.page.getByRole('button', { name: 'Sit down' }).click();
  await marek.page.getByRole('button', { name: 'Ready' }).click();

  // The first page shows at once what the server says, not only when it looks again.
  await marek.page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await marek.page.goto(marek.line.url);
  const row = marek.page.getByRole('region', { name: 'Your tables' }).getByRole('listitem').first();
  await row.getByText('not started').waitFor();
  await ilka.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await row.getByText('Round 1 of 5').waitFor();
  assert.deepEqual(await axe(marek.page), []);

  await ilka.goto(`${line.url}#/results`);
  await ilka.getByRole('heading', { level: 1, name: 'Results and standings' }).waitFor();
  assert.deepEqual(await axe(ilka), []);
});
