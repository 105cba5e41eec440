import assert from 'node:assert/strict';
import { type ArnakView, type Occupant, RESOURCES, templeStacks, tracks } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import type { Page } from 'playwright-core';
import type { Snapshot } from '../../src/table/source.ts';

/** What a page shows of its table, or should show: read from the page by `READ`. */
interface Shown {
  readonly resources: readonly number[];
  readonly hand: readonly string[];
  readonly deck: number;
  readonly played: readonly string[];
  readonly atHome: number;
  readonly crates: number;
  readonly slots: number;
  readonly icons: readonly string[];
  readonly assistants: readonly string[];
  readonly guardians: readonly string[];
  readonly row: readonly string[];
  readonly spaces: readonly string[];
  readonly guarded: readonly string[];
  readonly tokens: readonly string[];
  readonly temple: readonly string[];
  readonly lastLine: string;
}

const READ = `(() => {
  const all = (selector) => [...document.querySelectorAll('.arnak ' + selector)];
  const number = (selector) => Number(all(selector)[0]?.textContent?.match(/[0-9]+/)?.[0]);
  const things = (prefix, under = '') => all(under + ' [data-thing^="' + prefix + ':"]');
  const id = (element) => element.dataset.thing.split(':').slice(1).join(':');
  const spoken = (element) => element.querySelector('.spot-key > .spoken').textContent;
  const said = (element) => {
    const copy = element.cloneNode(true);
    for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove();
    return copy.textContent.replace(/\\s+/g, ' ').trim();
  };
  return {
    resources: all('.own-counters .counter > b').map((b) => Number(b.textContent)),
    hand: things('hand').map(id).sort(),
    deck: number('[data-thing="deck:own"] b'),
    played: things('played').map(id).filter((one) => one !== 'fear-tile').sort(),
    atHome: number('.own-figures > .spoken'),
    crates: number('.own-crates b'),
    slots: all('.spot-slot .idol').length,
    icons: things('icon').map(id),
    assistants: things('assistant').map((one) => id(one) + (spoken(one).includes('exhausted') ? ' exhausted' : '')),
    guardians: things('boon').map((one) => id(one) + (spoken(one).includes('used up') ? ' used' : '')),
    row: things('row').map(id),
    spaces: things('space').map((one) => id(one) + ' ' + spoken(one).match(/empty|taken by [^.]+/)?.[0]).sort(),
    guarded: things('guardian').map(id).sort(),
    tokens: things('track').map((one) => id(one) + ' ' + (spoken(one).match(/: (magnifying glass|notebook)(?=$|\\.)/gi)?.length ?? 0)).sort(),
    temple: things('temple').map((one) => id(one) + ' ' + spoken(one).match(/[0-9]+ left/)[0]).sort(),
    lastLine: all('.log li').length === 0 ? '' : said(all('.log li').at(-1)),
  };
})()`;

const seatName = (now: Snapshot, who: Occupant): string =>
  who === 'rival' ? 'Rival' : typeof who === 'number' ? at(now.sitters, who).name : '';

function spacesOf(now: Snapshot, view: ArnakView): Shown['spaces'] {
  return view.sites
    .flatMap(({ id, spaces }) =>
      spaces.flatMap((who, i) =>
        who === 'blocked' ? [] : [`${id}:${i} ${who === 'free' ? 'empty' : `taken by ${seatName(now, who)}`}`],
      ),
    )
    .toSorted();
}

function tokensOf(view: ArnakView): Shown['tokens'] {
  const standing = [...view.players.flatMap(({ glass, notebook }) => [glass, notebook]), view.rival?.glass];
  return tracks[view.options.board].spaces
    .filter(({ row }) => row > 0)
    .map(({ id }) => `${id} ${standing.filter((one) => one === id).length}`)
    .toSorted();
}

/** What the page should show at this moment. */
function shouldShow(now: Snapshot, words: Words): Shown {
  const view = now.view as ArnakView;
  const player = at(view.players, now.viewer === 'spectator' ? 0 : now.viewer);
  const last = now.log.at(-1);
  const scene = { phrases: now.phrases, seats: now.sitters.map(({ name }) => name) };
  return {
    resources: RESOURCES.map((resource) => player[resource]),
    hand: player.hand.toSorted(),
    deck: player.deck.length,
    played: player.playArea.toSorted(),
    atHome: player.figures,
    crates: player.crates,
    slots: player.slots,
    icons: player.icons,
    assistants: player.assistants.map(({ id, ready }) => (ready ? id : `${id} exhausted`)),
    guardians: player.guardians.map(({ id, used }) => (used ? `${id} used` : id)),
    row: [...view.artifactRow, ...view.itemRow].filter((card) => card !== 'gap'),
    spaces: spacesOf(now, view),
    guarded: view.sites.flatMap(({ id, guardian }) => (guardian === 'none' ? [] : [id])).toSorted(),
    tokens: tokensOf(view),
    temple: templeStacks.map(({ id }, i) => `${id} ${view.temple[i] ?? 0} left`).toSorted(),
    lastLine: last === undefined ? '' : words.say(last.phrase, scene).replace(/\s+/g, ' ').trim(),
  };
}

/** Waits until the page shows this moment in every part; says where it does not. */
export async function showsNow(page: Page, now: Snapshot, words: Words): Promise<void> {
  const wanted = shouldShow(now, words);
  const key = JSON.stringify(wanted);
  await page.waitForFunction(`JSON.stringify(${READ}) === ${JSON.stringify(key)}`).catch(() => {});
  assert.deepEqual(await page.evaluate(READ), wanted);
}
