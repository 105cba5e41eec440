import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type ArnakAction,
  type ArnakView,
  type AssistantId,
  arnak,
  assistantById,
  type CardId,
  cardById,
  type GuardianId,
  guardianById,
  places,
  RESOURCES,
} from '@moonstaff/arnak';
import { choose, mindFor } from '@moonstaff/bots';
import { at, seedFrom } from '@moonstaff/kernel';
import type { Page } from 'playwright-core';
import { aimsOf } from '../src/boards/arnak/motion/aims.ts';
import { tokenFlights } from '../src/boards/arnak/motion/flights.ts';
import { piecesOf } from '../src/boards/arnak/motion/pieces.ts';
import { ofType } from '../src/boards/arnak/state.ts';
import { keyOf, siteThing, type Thing } from '../src/boards/arnak/things.ts';
import { Host } from '../src/table/engine/host.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import type { Sitter, Snapshot } from '../src/table/source.ts';
import { discovery } from './support/arnak-scenes.ts';
import { holdTravellers } from './support/motion.ts';
import { openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

const BOTS: readonly Sitter[] = ['Ilka', 'Marek'].map((name) => ({ kind: 'bot', name, level: 'skilled' }));

/** Every moment of a game of two bots, as the first of them sees it, and the game as it was before the last one. */
function moments(until: (view: ArnakView) => boolean): {
  readonly seen: readonly Snapshot[];
  readonly game: SavedGame;
} {
  const host = new Host(arnak, {
    id: 'motion',
    game: 'arnak',
    rules: 1,
    options: { board: 'bird', first: 0 },
    seed: seedFrom('motion'),
    sitters: BOTS,
    entries: [],
    over: false,
    changed: 0,
  });
  const seen: Snapshot[] = [];
  for (let turn = host.botTurn(); turn !== undefined; turn = host.botTurn()) {
    const snapshot = host.snapshot();
    seen.push(snapshot);
    if (until(snapshot.view as ArnakView)) break;
    const { question, level } = turn;
    const seed = host.saved().entries.length;
    host.act(question.seat, choose(mindFor('arnak'), level, { ...question, seed }, { iterations: 20 }));
  }
  return { seen, game: { ...host.saved(), sitters: BOTS.with(0, { kind: 'person', name: 'Ilka' }) } };
}

const pairs = (seen: readonly Snapshot[]) => seen.slice(1).map((now, i) => [seen[i] as Snapshot, now] as const);

describe('where things go on the table of Arnak', () => {
  const { seen } = moments(() => false);

  it('a card that leaves the row goes to the player who got it, or into exile', () => {
    const gone = pairs(seen).flatMap(([then, now]) => {
      const [was, is] = [then.view as ArnakView, now.view as ArnakView];
      const row = [...is.itemRow, ...is.artifactRow];
      return [...was.itemRow, ...was.artifactRow]
        .filter((card) => card !== 'gap' && !row.includes(card))
        .map((card) => aimsOf(then, now).to.get(keyOf({ on: 'card', card: card as CardId, copy: 0 })));
    });
    assert.ok(gone.length > 20);
    assert.deepEqual([...new Set(gone)].toSorted(), ['deck', 'exile:artifact', 'exile:item', 'seat:1']);
  });

  it('guardians, idols and assistants go to the player who has them then', () => {
    const aims = pairs(seen).flatMap(([then, now]) => [...aimsOf(then, now).to]);
    const placesOf = (pieces: readonly Thing[]) => {
      const keys = new Set<string>(pieces.map(keyOf));
      return new Set(aims.flatMap(([piece, place]) => (keys.has(piece) ? [place] : [])));
    };
    const both = (on: 'crates' | 'seat') => new Set([0, 1].map((who) => keyOf({ on, who })));
    const guardians = Object.keys(guardianById) as readonly GuardianId[];
    const assistants = Object.keys(assistantById) as readonly AssistantId[];
    assert.deepEqual(placesOf(places.bird.map(({ id }) => ({ on: 'idols', site: id }))), both('crates'));
    assert.deepEqual(placesOf(guardians.map((guardian) => ({ on: 'guardianTile', guardian }))), both('seat'));
    assert.deepEqual(placesOf(assistants.map((assistant) => ({ on: 'assistantTile', assistant }))), both('seat'));
  });

  it('everything with an aim is a piece that can travel, before or after', () => {
    for (const [then, now] of pairs(seen)) {
      const [before, after, aims] = [piecesOf(then), piecesOf(now), aimsOf(then, now)];
      const known = (key: string): boolean => before.has(key) || after.has(key);
      assert.deepEqual(
        [...aims.from.keys(), ...aims.to.keys()].filter((key) => !known(key)),
        [],
      );
    }
  });

  it('cards come from their decks, figures come from home and go home', () => {
    const now = at(seen, 0);
    const pieces = piecesOf(now);
    const { itemRow } = now.view as ArnakView;
    const item = pieces.get(keyOf({ on: 'card', card: itemRow[0] as CardId, copy: 0 }));
    assert.equal(item?.from, keyOf({ on: 'cardDeck', kind: 'item' }));
    const away = seen.find(({ view }) => (view as ArnakView).sites.some(({ spaces }) => spaces.includes(1)));
    assert.ok(away);
    const figures = [...piecesOf(away).values()].filter(({ to }) => to === keyOf({ on: 'home', who: 1 }));
    assert.ok(figures.length > 0);
    assert.ok(figures.every(({ from, to, pace }) => from === to && pace === 'piece'));
  });

  it('what is gained flies to the counter of the one who gains it, what is paid away from it', () => {
    const flights = pairs(seen).flatMap(([then, now]) => tokenFlights(then, now));
    const counters = (who: number) =>
      new Set<string>(RESOURCES.map((resource) => keyOf({ on: 'counter', who, resource })));
    const coins = (who: number) => keyOf({ on: 'counter', who, resource: 'coins' });
    const sites = new Set<string>((at(seen, 0).view as ArnakView).sites.map(({ id }) => keyOf(siteThing(id))));
    const cards = new Set<string>(
      (Object.keys(cardById) as readonly CardId[]).map((card) => keyOf({ on: 'card', card, copy: 0 })),
    );
    assert.ok(flights.some(({ from, to }) => sites.has(from) && to === coins(1)));
    assert.ok(flights.some(({ from, to }) => from === coins(0) && cards.has(to)));
    assert.ok(flights.every(({ token, n }) => counters(0).has(token) && n > 0));
  });
});

/** Opens a table at which a discovery is to be paid for, and pays. Everything that travels is held. */
async function openDiscovery(page: Page): Promise<void> {
  const { game, actions } = discovery();
  await openScene(page, game);
  const host = new Host(arnak, game);
  const take = async (action: ArnakAction): Promise<void> => {
    const { legal } = host.snapshot();
    const place = legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
    const button = page
      .locator(`[data-part="choices"]:has(li:nth-child(${legal.length}):last-child) button`)
      .nth(place);
    await button.evaluate((one: HTMLButtonElement) => one.click());
    host.act(host.viewer, action);
  };
  await page.locator('[data-part="choices"] button').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await page.locator('[data-part="travellers"][data-stages="ready"]').waitFor({ state: 'attached' });
  await holdTravellers(page);
  for (const action of actions) await take(action);
  await take(at(ofType(host.snapshot().legal as readonly ArnakAction[], 'pay'), 0));
}

/** A card of the row that's bought at once: nothing has to be played for it before. */
const BUYABLE = '[data-thing^="row:"]:not([data-state="short"]) > [aria-disabled="false"]';

describe('motion in a real browser', () => {
  let site: Site;
  before(async () => {
    site = await Site.open();
  });
  after(() => site.close());

  const { game } = moments(
    ({ active, main, stack, phase }) => active === 0 && !main && stack.length === 0 && phase === 'turns',
  );

  it('a card bought travels to the deck, its price to the card; a press ends it', async () => {
    const page = await site.arrive({}, { motion: 'slow', warnings: false });
    await openScene(page, game);
    await holdTravellers(page);
    await page.locator(BUYABLE).first().click();
    const travellers = page.locator('[data-part="travellers"] > *');
    await travellers.locator('[data-card]').waitFor();
    assert.ok((await travellers.count()) > 1);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelectorAll('[data-part="travellers"] > *').length === 0);
    await page.context().close();
  });

  it('a discovery is staged, and a press ends it', async () => {
    const page = await site.visit({}, { motion: 'slow', warnings: false });
    await openDiscovery(page);
    await page.locator('[data-part="travellers"] [data-part="told"]', { hasText: 'You discover' }).waitFor();
    assert.ok((await page.locator('[data-part="travellers"] > *').count()) > 5);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelectorAll('[data-part="travellers"] > *').length === 0);
    const held = () => document.getAnimations().filter(({ playState }) => playState === 'paused').length;
    assert.equal(await page.evaluate(held), 0);
    await page.context().close();
  });

  it('no discovery is staged for those who want less motion', async () => {
    const page = await site.visit({ reducedMotion: 'reduce' }, { motion: 'slow', warnings: false });
    await openDiscovery(page);
    await page.locator('[data-thing^="siteTile:"]').first().waitFor();
    assert.equal(await page.locator('[data-part="travellers"] > *').count(), 0);
    await page.context().close();
  });

  it('nothing travels for those who want less motion', async () => {
    const page = await site.arrive({ reducedMotion: 'reduce' }, { motion: 'slow', warnings: false });
    await openScene(page, game);
    await page.locator(BUYABLE).first().click();
    await page.locator('[data-look="ready"]').waitFor();
    assert.equal(await page.locator('[data-part="travellers"] > *').count(), 0);
    await page.context().close();
  });

  it('raises no fault', () => assert.deepEqual(site.faults, []));
});
