import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { piecesOf } from '../src/boards/guild/pieces.ts';
import { keyOf, type PieceName } from '../src/boards/guild/things.ts';
import { type Box, endsOf, NO_AIMS, plan, type Scene, type Seen, staysOnGround } from '../src/kit/motion/plan.ts';
import type { Snapshot } from '../src/table/source.ts';
import { panel, takeCards } from './support/guild.ts';
import { holdTravellers } from './support/motion.ts';
import { ALONE, openScene } from './support/scene.ts';
import { Site } from './support/site.ts';

const box = (x: number): Box => ({ x, y: 0, width: 10, height: 10 });
const scene = (things: { readonly [id: string]: Seen }, places: { readonly [name: string]: Box } = {}): Scene => ({
  things: new Map(Object.entries(things)),
  places: new Map(Object.entries(places)),
});
const ways = (a: Scene, b: Scene) => plan(a, b).map(({ id, kind, from, to }) => `${id} ${kind} ${from.x} ${to.x}`);

test('what moved, came, went and was turned over travels; what stayed does not', () => {
  const earlier = scene({
    still: { box: box(1), pace: 'card' },
    moved: { box: box(1), pace: 'card' },
    spent: { box: box(3), pace: 'card', to: 'exile' },
    lost: { box: box(4), pace: 'card' },
    turned: { box: box(5), pace: 'card', face: 'down' },
  });
  const later = scene(
    {
      still: { box: box(2), pace: 'card' },
      moved: { box: box(50), pace: 'card' },
      drawn: { box: box(60), pace: 'card', from: 'deck' },
      found: { box: box(70), pace: 'card' },
      turned: { box: box(5), pace: 'card', face: 'up' },
    },
    { deck: box(90), exile: box(95) },
  );
  assert.deepEqual(ways(earlier, later), [
    'moved move 1 50',
    'drawn come 90 60',
    'found appear 70 70',
    'turned turn 5 5',
    'spent go 3 95',
  ]);
});

test('what goes along with its part of the board doesn’t travel, what moved on it does', () => {
  const on = (y: number, size = 1) => ({ name: 'map', box: { x: 0, y, width: 100 * size, height: 100 * size } });
  const place = (x: number, y: number, size = 1): Box => ({ x, y, width: 10 * size, height: 10 * size });
  const earlier = scene({
    pushed: { box: place(20, 30), pace: 'piece', ground: on(0) },
    moved: { box: place(20, 30), pace: 'piece', ground: on(0) },
  });
  const lower = scene({
    pushed: { box: place(20, 46), pace: 'piece', ground: on(16) },
    moved: { box: place(70, 46), pace: 'piece', ground: on(16) },
  });
  const larger = scene({ pushed: { box: place(40, 60, 2), pace: 'piece', ground: on(0, 2) } });
  assert.deepEqual(ways(earlier, lower), ['moved move 20 70']);
  assert.deepEqual(ways(earlier, larger), []);
  const built = (y: number) => scene({ built: { box: place(20, y), pace: 'piece', fixed: true } });
  assert.deepEqual(ways(built(30), built(90)), []);
  const elsewhere = scene({ pushed: { box: place(20, 46), pace: 'piece', ground: { ...on(16), name: 'hand' } } });
  assert.deepEqual(ways(earlier, elsewhere), ['pushed move 20 20']);
});

test('only what leaves its part of the board travels above everything', () => {
  const on = (name: string): Seen => ({ box: box(1), pace: 'card', ground: { name, box: box(0) } });
  assert.equal(staysOnGround(on('row'), on('row')), true);
  assert.equal(staysOnGround(on('hand'), on('row')), false);
  assert.equal(staysOnGround(undefined, on('row')), false);
  const nowhere: Seen = { box: box(1), pace: 'card' };
  assert.equal(staysOnGround(nowhere, nowhere), false);
});

test('many set out one after the other, and nobody so late that a move lasts longer than 0.9 s', () => {
  const hand = (x: number) => Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}`, seen(x + i * 20)]));
  const seen = (x: number): Seen => ({ box: box(x), pace: 'card' });
  const waits = plan(scene(hand(0)), scene(hand(1000))).map(({ wait }) => wait);
  assert.deepEqual(waits.slice(0, 3), [0, 40, 80]);
  assert.equal(Math.max(...waits), 900 - 340);
});

test('pieces of the viewer come from their supply, those of others appear', () => {
  const player = { posts: [], towers: ['0,1'], villages: ['0,2'], explorers: ['0,3'] };
  const now = { view: { viewer: 1, players: [player, player] } } as unknown as Snapshot;
  const pieces = piecesOf(now);
  const [explorers, villages] = (['explorer', 'village'] as const).map((piece) => keyOf({ on: 'supply', piece }));
  const piece = (seat: number, name: PieceName, space: string) =>
    pieces.get(keyOf({ on: 'piece', piece: name, seat, space }));
  assert.deepEqual(piece(1, 'explorer', '0,3'), {
    pace: 'piece',
    over: true,
    from: explorers,
    to: explorers,
    fixed: true,
  });
  assert.deepEqual(piece(1, 'village', '0,2'), { pace: 'piece', over: true, from: villages, fixed: true });
  assert.deepEqual(piece(0, 'village', '0,2'), { pace: 'piece', fixed: true });
  assert.deepEqual(
    endsOf({ before: pieces, after: pieces, aims: NO_AIMS, flights: [{ token: 'p', from: 'a', to: 'b', n: 1 }] }),
    new Set([explorers, villages, 'a', 'b']),
  );
});

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

/** Pictures of things that are on their way. */
const TRAVELLERS = '[data-part="travellers"] > *';

test('an explorer travels from the supply; a press ends the journey, and focus stays where it is', async () => {
  const page = await site.arrive({}, { motion: 'slow' });
  await openScene(page, ALONE);
  await page.locator('[data-board="guild"]').waitFor();
  await takeCards(page);
  await holdTravellers(page);
  await page.locator('[data-part="space"]').first().press('Enter');
  await page.locator(TRAVELLERS).first().waitFor();
  const focused = await page.evaluate(() => document.activeElement?.className);
  await page.keyboard.press('Shift');
  await page.locator(TRAVELLERS).first().waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement?.className), focused);
  assert.deepEqual(site.faults, []);
});

test('for whom motion is reduced nothing travels', async () => {
  const page = await site.visit({ reducedMotion: 'reduce' }, { motion: 'slow' });
  await panel(page).getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-board="guild"]').waitFor();
  await takeCards(page);
  const pieces = page.locator('[data-place="map"] [data-part="explorer"]');
  await page.locator('[data-part="space"]').first().click();
  await pieces.first().waitFor();
  assert.equal(await page.locator(TRAVELLERS).count(), 0);
});
