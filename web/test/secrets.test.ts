import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ArnakState, ArnakView } from '@moonstaff/arnak';
import type { GuildState, GuildView } from '@moonstaff/guild';
import { isThorough } from '@moonstaff/tools/thorough';
import { known, seatAll } from './support/call.ts';
import { type Guest, House, tableOf, watch } from './support/house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const MOVES = 8;

/** Takes one of the listed choices; whether there was one. */
async function move({ page }: Guest, pick: number): Promise<boolean> {
  const moved = await page.evaluate((n) => {
    if (document.querySelector('.table[aria-busy="true"]') !== null) return false;
    const keys = [...document.querySelectorAll<HTMLElement>('[data-part="choices"] button')];
    keys[n % Math.max(1, keys.length)]?.click();
    return keys.length > 0;
  }, pick);
  await page.locator('.table[aria-busy="false"]').waitFor();
  return moved;
}

/** Asks for the past of the seat, as "since your last turn" does; a player who has none is refused. */
async function lookBack({ page, heard }: Guest, table: string): Promise<void> {
  const ask = (id: string): Promise<string> =>
    fetch(`/api/tables/${id}/past?from=0&to=99`).then((answer) => answer.text());
  const answer = await page.evaluate(ask, table);
  // What the page has read, the listener hears a moment later.
  while (!heard.includes(answer)) await page.evaluate(() => undefined);
}

/** Two play for a while, a third watches. Returns who sat where, and the table. */
async function play(game: string): Promise<{ seats: readonly Guest[]; watcher: Guest; table: string }> {
  const ilka = await known(house, 'Ilka');
  const bruno = await known(house, 'Bruno');
  const watcher = await house.guest('Anna');
  const link = await seatAll([ilka, bruno], game);
  await watch(watcher, link);
  await watcher.page.locator('#table').waitFor();
  for (let n = 0, pick = 7; n < MOVES; pick = (pick * 31 + 11) % 1009) {
    const moved = [await move(ilka, pick), await move(bruno, pick + 3)].filter(Boolean).length;
    n += Math.max(1, moved);
  }
  const first = viewsIn<{ readonly viewer: unknown }>(ilka).at(-1)?.viewer;
  const table = tableOf(ilka);
  await Promise.all([ilka, bruno, watcher].map((guest) => lookBack(guest, table)));
  return { seats: first === 0 ? [ilka, bruno] : [bruno, ilka], watcher, table };
}

interface Shown<View> {
  readonly view: View;
}

/** Every view of the game this guest was ever sent. */
function viewsIn<View>({ heard }: Guest): readonly View[] {
  return heard
    .map((text) => JSON.parse(text) as { readonly play?: Shown<View>; readonly moments?: readonly Shown<View>[] })
    .flatMap(({ play, moments = [] }) => [...moments, ...(play === undefined ? [] : [play])])
    .map(({ view }) => view);
}

/** The cards of a pile in order, as they'd appear in a message that gave them away. */
const inOrder = (pile: readonly string[]): string =>
  pile
    .slice(0, 5)
    .map((card) => JSON.stringify(card))
    .join(',');

test('Arnak: no hand, no deck, no seed of others reaches a browser', async () => {
  const { seats, watcher, table } = await play('arnak');
  const { seed, state } = await house.truth(table);
  const { itemDeck, artifactDeck, guardians, tilesI } = state as ArnakState;
  for (const [own, guest] of [...seats.entries(), ['spectator', watcher] as const]) {
    const all = guest.heard.join('\n');
    assert.equal(all.includes('"moments"'), own !== 'spectator', 'the past is for those who sat there');
    const views = viewsIn<ArnakView>(guest).filter(({ viewer }) => viewer === own);
    assert.ok(views.length > 4, `${own} saw the game: ${views.length}`);
    for (const { players } of views) {
      const others = players.filter((_, seat) => seat !== own);
      assert.ok(
        others.every(({ hand }) => hand.every((card) => card === 'hidden')),
        `a hand before ${own}`,
      );
    }
    assert.ok(!all.includes(seed), `the seed before ${own}`);
    for (const pile of [itemDeck, artifactDeck, guardians, tilesI])
      assert.ok(!all.includes(inOrder(pile)), `the order of ${inOrder(pile)} before ${own}`);
  }
});

if (isThorough)
  test('The Guild: no coins, no treasures, no deck, no seed of others reaches a browser', async () => {
    const { seats, watcher, table } = await play('guild');
    const { seed, state } = await house.truth(table);
    const { investigateDeck, treasureDeck } = state as GuildState;
    for (const [own, guest] of [...seats.entries(), ['spectator', watcher] as const]) {
      const all = guest.heard.join('\n');
      assert.equal(all.includes('"moments"'), own !== 'spectator', 'the past is for those who sat there');
      const views = viewsIn<GuildView>(guest).filter(({ viewer }) => viewer === own);
      assert.ok(views.length > 4, `${own} saw the game: ${views.length}`);
      for (const view of views) {
        assert.equal(view.own === undefined, own === 'spectator', 'one knows what is one’s own');
        const others = view.players.filter((_, seat) => seat !== own);
        assert.ok(!JSON.stringify(others).includes('"cards"'), `cards to keep one of before ${own}`);
        assert.ok(!JSON.stringify(others).includes('"coins"'), `coins before ${own}`);
      }
      assert.ok(!all.includes(seed), `the seed before ${own}`);
      for (const pile of [investigateDeck, treasureDeck])
        assert.ok(!all.includes(inOrder(pile)), `the order of ${inOrder(pile)} before ${own}`);
    }
  });
