import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { call, enter } from './support/call.ts';
import { follow, House } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

interface Opened {
  readonly table: string;
  readonly invite: string;
}

const TWO = [{ kind: 'open' }, { kind: 'open' }];

test('bad names, withdrawn invitations and broken links each get a clear sentence, on a page axe accepts', async () => {
  const ilka = await house.visit('Ilka');
  await enter(ilka, 'Ilka');
  const { table, invite } = await call<Opened>(ilka, 'POST', '/api/tables', {
    ...{ game: 'guild', seats: TWO, message: 'We start at eight.' },
  });
  const marek = await house.guest('', { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page, line } = marek;
  await follow(marek, `${line.url}join/${invite}`);
  await page.getByText('“We start at eight.”').waitFor();
  assert.deepEqual(await axe(page), [], 'the invitation');
  const name = page.getByRole('textbox', { name: 'Your name at the table' });
  for (const [typed, why] of [
    ['M'.repeat(500), 'A name can have 24 characters at most.'],
    ['   ', 'A name needs at least one visible character.'],
    ['\u202Ekeram', 'A name can’t contain invisible characters, or ones that reverse the text.'],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(why).waitFor();
  }
  assert.deepEqual(await axe(page), [], 'a refused name');

  for (const [path, title] of [
    [`join/${invite.slice(0, 9)}`, 'This link is broken'],
    ['table/nothing', 'This link is broken'],
    ['screen/nothing', 'This link is broken'],
    ['joint/nothing', 'This link is broken'],
    [`join/${'x'.repeat(22)}`, 'This invitation isn’t valid any more'],
    [`table/${table}`, 'This table is private, or it isn’t here'],
    [`table/${'x'.repeat(22)}`, 'This table is private, or it isn’t here'],
  ] as const) {
    await page.goto(new URL(path, line.url).href);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    assert.deepEqual(await axe(page), [], path);
  }
});
