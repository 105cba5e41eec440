import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  type ArnakView,
  type Occupant,
  RESOURCES,
  type SpaceId,
  slotOptions,
  slotPoints,
  templeStacks,
  tracks,
} from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { outline, plain, type Words } from '@moonstaff/text';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import type { Page } from 'playwright-core';
import { heldCards } from '../../src/boards/arnak/held.ts';
import { modelOf } from '../../src/boards/arnak/model.ts';
import { momentOf } from '../../src/boards/arnak/moment.ts';
import { START } from '../../src/boards/arnak/reduce.ts';
import { copyAt } from '../../src/boards/arnak/spots.ts';
import { isCamp, legalOf, ownPlayer, viewOf } from '../../src/boards/arnak/state.ts';
import { keyOf, type Spot, type Thing } from '../../src/boards/arnak/things.ts';
import type { Snapshot } from '../../src/table/source.ts';

/** What a page shows of its table, or should show. */
interface Shown {
  readonly resources: readonly number[];
  readonly deck: number;
  readonly atHome: number;
  readonly crates: number;
  readonly slots: number;
  /** Every thing that can be pointed at, with the part of its name that matters here. */
  readonly things: readonly string[];
  readonly lastLine: string;
}

interface Read extends Omit<Shown, 'things'> {
  /** The whole name of each thing, by its key. */
  readonly names: { readonly [key: string]: string };
}

const READ = `(() => {
  const all = (selector) => [...document.querySelectorAll('[data-board="arnak"] ' + selector)];
  const number = (selector) => Number(all(selector)[0]?.textContent?.match(/[0-9]+/)?.[0]);
  const said = (element) => {
    const copy = element.cloneNode(true);
    for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove();
    return copy.textContent.replace(/\\s+/g, ' ').trim();
  };
  return {
    resources: all('[data-part="counters"] div > b').map((b) => Number(b.textContent)),
    deck: number('[data-thing="deck"] b'),
    atHome: number('[data-part="figures"] > .spoken'),
    crates: number('[data-part="crates"] b'),
    slots: all('[data-place="own"] [data-filled]').length,
    names: Object.fromEntries(all('[data-state]').map((one) => [one.dataset.thing, one.querySelector('button').textContent])),
    lastLine: all('[data-part="log"] li').length === 0 ? '' : said(all('[data-part="log"] li').at(-1)),
  };
})()`;

/** What the page has to say about a thing. */
interface Wanted {
  readonly thing: Spot | Extract<Thing, { readonly on: 'waitButton' }>;
  readonly says?: string;
}

const occupied = (now: Snapshot, who: Occupant): string =>
  who === 'free' ? 'empty' : `taken by ${typeof who === 'number' ? at(now.sitters, who).name : 'Rival'}`;

function onBoard(now: Snapshot, view: ArnakView): readonly Wanted[] {
  const tokens = [...view.players.flatMap(({ glass, notebook }) => [glass, notebook]), view.rival?.glass];
  return [
    ...[...view.artifactRow, ...view.itemRow].flatMap((card): readonly Wanted[] =>
      card === 'gap' ? [] : [{ thing: { on: 'row', card } }],
    ),
    ...view.sites.flatMap(({ id, spaces, guardian }): readonly Wanted[] => [
      ...(isCamp(id) ? [{ thing: { on: 'camp', camp: id } } as const] : []),
      ...spaces.flatMap((who, space): readonly Wanted[] =>
        who === 'blocked' ? [] : [{ thing: { on: 'space', site: id, space }, says: occupied(now, who) }],
      ),
      ...(guardian === 'none' ? [] : [{ thing: { on: 'guardian', site: id } } as const]),
    ]),
    ...tracks[view.options.board].spaces.flatMap(({ id, row }): readonly Wanted[] =>
      row === 0
        ? []
        : [
            {
              thing: { on: 'track', space: id as SpaceId },
              says: `${tokens.filter((one) => one === id).length} tokens`,
            },
          ],
    ),
    ...templeStacks.map(
      ({ id }, i): Wanted => ({ thing: { on: 'temple', stack: id }, says: `${view.temple[i] ?? 0} left` }),
    ),
    ...view.supply.flatMap(({ top }, stack): readonly Wanted[] =>
      top === 'none' ? [] : [{ thing: { on: 'supply', stack } }],
    ),
  ];
}

function ofPlayer(view: ArnakView): readonly Wanted[] {
  const player = ownPlayer(view);
  const { hand, played } = heldCards(player);
  return [
    ...hand.map(({ card, copy }): Wanted => ({ thing: { on: 'hand', card, copy } })),
    ...played.map(({ card, copy }): Wanted => ({ thing: { on: 'played', card, copy } })),
    ...(player.fearTiles > 0 ? [{ thing: { on: 'fearTiles' } } as const] : []),
    ...player.icons.map((icon, i): Wanted => ({ thing: { on: 'icon', icon, copy: copyAt(player.icons, i) } })),
    ...player.assistants.map(
      ({ id, ready }): Wanted => ({ thing: { on: 'assistant', assistant: id }, ...(!ready && { says: 'exhausted' }) }),
    ),
    ...player.guardians.map(
      ({ id, used }): Wanted => ({ thing: { on: 'boon', guardian: id }, ...(used && { says: 'used up' }) }),
    ),
    ...slotPoints.map((_, slot): Wanted => ({ thing: { on: 'slot', slot } })),
    ...slotOptions.map(({ id }): Wanted => ({ thing: { on: 'slotOption', option: id } })),
    { thing: { on: 'deck' } },
    { thing: { on: 'pilot' } },
  ];
}

/** Things that exist only while they can be chosen. */
function onOffer(now: Snapshot): readonly Wanted[] {
  const moment = momentOf({ view: viewOf(now), legal: legalOf(now), mine: true, warns: false });
  const { keyboard, wait } = modelOf(moment, START);
  const passing: ReadonlySet<Spot['on']> = new Set(['tray', 'rescue', 'resource']);
  return [
    ...keyboard.flatMap((thing): readonly Wanted[] => (passing.has(thing.on) ? [{ thing }] : [])),
    ...(wait === undefined ? [] : [{ thing: { on: 'waitButton' } } as const]),
  ];
}

/** The part of a thing's name that matters here. */
function saysOf(thing: Wanted['thing'], name: string): string {
  switch (thing.on) {
    case 'space':
      return name.match(/empty|taken by [^.]+/)?.[0] ?? '';
    case 'track':
      return `${name.match(/: (magnifying glass|notebook)(?=$|\.)/gi)?.length ?? 0} tokens`;
    case 'temple':
      return name.match(/[0-9]+\sleft/)?.[0].replace(/\s/, ' ') ?? '';
    case 'assistant':
      return name.match(/exhausted/)?.[0] ?? '';
    case 'boon':
      return name.match(/used up/)?.[0] ?? '';
    default:
      return '';
  }
}

function wantedAt(now: Snapshot, words: Words): { readonly shown: Shown; readonly wanted: readonly Wanted[] } {
  const view = viewOf(now);
  const player = ownPlayer(view);
  const last = outline('arnak', now.log).at(-1);
  const seats = now.sitters.map(({ name }, seat) => (seat === now.viewer ? words.t('log.you', { name }) : name));
  const scene = { phrases: now.phrases, seats };
  const wanted = [...onBoard(now, view), ...ofPlayer(view), ...onOffer(now)];
  const shown = {
    resources: RESOURCES.map((resource) => player[resource]),
    deck: player.deck.length,
    atHome: player.figures,
    crates: player.crates,
    slots: player.slots,
    things: wanted.map(({ thing, says = '' }) => `${keyOf(thing)} ${says}`).toSorted(),
    lastLine: last === undefined ? '' : plain(words.line(last, scene)).replace(/\s+/g, ' ').trim(),
  };
  return { shown, wanted };
}

function asShown({ names, ...rest }: Read, wanted: readonly Wanted[]): Shown {
  const things = new Map(wanted.map(({ thing }) => [keyOf(thing) as string, thing]));
  const said = Object.entries(names).map(([key, name]) => {
    const thing = things.get(key);
    return `${key} ${thing === undefined ? 'unexpected' : saysOf(thing, name)}`;
  });
  return { ...rest, things: said.toSorted() };
}

/** Waits until every part of the page shows this moment. Fails with the differences. */
export async function showsNow(page: Page, now: Snapshot, words: Words): Promise<void> {
  const { shown, wanted } = wantedAt(now, words);
  const end = Date.now() + PATIENCE_MS;
  const look = async (): Promise<Shown> => asShown((await page.evaluate(READ)) as Read, wanted);
  let seen = await look();
  while (!isDeepStrictEqual(seen, shown) && Date.now() < end) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    seen = await look();
  }
  assert.deepEqual(seen, shown);
}
