import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Club } from '@moonstaff/client';
import { isThorough } from '@moonstaff/tools/thorough';
import type { Page } from 'playwright-core';
import { RECORDINGS } from '../src/kit/route/route.ts';
import { settled } from './screens/camera.ts';
import { axe } from './support/axe.ts';
import { call, enter, type Opened } from './support/call.ts';
import { type Guest, House } from './support/house.ts';
import { unreached } from './support/keyboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonstaff-pages-'));
const text = join(folder, 'text.txt');

let house: House;
before(async () => {
  writeFileSync(text, 'A table for friends.');
  house = await House.open({}, { IMPRINT: text, PRIVACY: text });
});
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const open = (guest: Guest, more: object): Promise<Opened> =>
  call(guest, 'POST', '/api/tables', { game: 'guild', ...more });

const tell = (guest: Guest, table: string, command: object): Promise<void> =>
  call(guest, 'POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command });

/** A place of the page: where it is, and what's there once it can be used. */
interface Place {
  readonly at: string;
  readonly ready: string;
  /** Games and pages to read have keyboards and tests of their own. */
  readonly byKeyboard?: boolean;
}

/** Every kind of place that the page knows, by the first part of its address. */
async function placesOf(ilka: Guest): Promise<{ readonly [place: string]: Place }> {
  const lobby = await open(ilka, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  const over = await open(ilka, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'novice' }] });
  await tell(ilka, over.table, { type: 'start' });
  await tell(ilka, over.table, { type: 'resign' });
  const theirs = await house.arrive('Marek');
  await enter(theirs, 'Marek');
  const { invite } = await open(theirs, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  await theirs.page.context().close();
  const { id } = await call<Club>(ilka, 'POST', '/api/clubs', { name: 'Thursday table' });
  const frame = (name: string): string => `[data-page="${name}"] h1`;
  const people = (at: string, ready: string): Place => ({ at, ready, byKeyboard: true });
  return {
    '': people('', '[data-page="home"] li'),
    join: people(`join/${invite}`, '[data-page="join"][data-state="free"]'),
    house: people('#/house', '[data-page="hall"] main li'),
    'house/': people(`table/${lobby.table}`, '[data-page="lobby"]'),
    screen: { at: `screen/${lobby.table}`, ready: '[data-part="scan"]' },
    nowhere: people('nothing/at/all', frame('broken')),
    club: people(`#/club/${id}`, 'h1'),
    results: people('#/results', `${frame('results')}`),
    challenge: people('#/challenge', '[data-page="challenge"] main section'),
    person: people('#/person', frame('person')),
    account: people('#/account', '[data-page="account"] main form'),
    reach: people('#/reach', '[data-page="reach"] [role="switch"]'),
    reset: people(`#/reset/${'x'.repeat(22)}`, '[data-page="reset"] h1'),
    imprint: people('#/imprint', 'h1'),
    privacy: people('#/privacy', 'h1'),
    credits: people('#/credits', 'h1'),
    // Nothing was shared, so it leads to the first page.
    received: people('#/received', '[data-page="home"] li'),
    recording: { at: `#/recording/${over.table}`, ready: '.table-main' },
    analysis: { at: `#/analysis/recording/${over.table}`, ready: '[data-page="analysis"]' },
    components: { at: '#/components/guild', ready: '[data-page="components"] main h2' },
    rules: { at: '#/rules/guild', ready: '[data-page="rules"] main h2' },
    lab: { at: '#/lab/guild', ready: '[data-part="pieces"]' },
    puzzles: { at: '#/puzzles/guild', ready: frame('puzzles') },
    learn: { at: '#/learn/guild', ready: '.table-main' },
    gallery: { at: '#/gallery', ready: 'h1' },
  };
}

/** Leads on to a table at once, and is a table of the device: tables have tests of their own. */
const ELSEWHERE = ['continue', 'table'];

/** One of each kind is walked through with Tab here, and all of them in `npm run thorough`: lists, forms, switches, filters. */
const WALKED = ['', 'house/', 'account', 'reach', 'person', 'club'];

/** Drawn by the same component as another place; axe looks at them in `npm run thorough`. */
const LIKE_OTHERS = ['received', 'privacy'];

/** `door`, `lobby`, `person` and `reach` let axe look at these with more on them; both do in `npm run thorough`. */
const LOOKED_AT = ['join', 'nowhere', 'account', 'person', 'reach'];

/** The colours of boards are compared in `screens`. */
const WITH_BOARDS = ['recording', 'analysis', 'learn'];

const goTo = async (page: Page, base: string, { at, ready }: Place): Promise<void> => {
  // The page before stays until the next one is there, and may have the same parts.
  await page.evaluate(() => document.querySelector('#page')?.firstElementChild?.setAttribute('data-left', ''));
  await page.goto(new URL(at, base).href);
  await page.locator(`:is(${ready}):not([data-left], [data-left] *)`).first().waitFor();
  await settled(page);
};

test('every page there is passes axe, and those about people can be used with the Tab key alone', async () => {
  const ilka = await house.arrive('Ilka');
  await enter(ilka, 'Ilka');
  const places = await placesOf(ilka);
  const app = readFileSync(new URL('../src/pages/App.tsx', import.meta.url), 'utf8');
  const known = [...app.matchAll(/place === '(\w+)'/g)].map(([, place = '']) => place);
  const missing = known.filter((place) => !(place in places) && !ELSEWHERE.includes(place));
  assert.ok(known.length > 15 && RECORDINGS.includes('recording'));
  assert.deepEqual(missing, [], 'a new page belongs into this test');
  const faults: string[] = [];
  for (const [name, place] of Object.entries(places)) {
    await goTo(ilka.page, ilka.line.url, place);
    const when = isThorough || ![...LIKE_OTHERS, ...LOOKED_AT].includes(name);
    const options = !isThorough && WITH_BOARDS.includes(name) ? { colours: false as const } : { when };
    faults.push(...(await axe(ilka.page, options)).map((fault) => `${name}: ${fault}`));
    if (place.byKeyboard === true && (isThorough || WALKED.includes(name)))
      faults.push(...(await unreached(ilka.page)).map((what) => `${name}: Tab doesn’t reach ${what}`));
  }
  assert.deepEqual(faults, []);
});
