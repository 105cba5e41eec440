import { choose, mindFor } from '@moonstaff/bots';
import { type GuildView, guild } from '@moonstaff/guild';
import { type Seat, seedFrom } from '@moonstaff/kernel';
import type { Page } from 'playwright-core';
import { Host } from '../../src/table/engine/host.ts';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Sitter } from '../../src/table/source.ts';
import { DOORSTEP, goOn, leave } from './site.ts';

const BOTS: readonly Sitter[] = ['Ilka', 'Marek', 'Juno'].map((name) => ({ kind: 'bot', name, level: 'novice' }));

const PERSON: Sitter = { kind: 'person', name: 'Ilka' };

/** The middle of a game on Aghon, played by three novice bots. The first one is now a person. */
export const middleGame = (until: (view: GuildView) => boolean, idle?: Seat): SavedGame =>
  playedUntil(
    { ...ALONE, id: 'scene', options: { map: 'aghon' }, seed: seedFrom('scene'), sitters: BOTS },
    until,
    idle,
  );

/** A game played so far by novice bots, one of whom may end every turn at once. The first one is now a person. */
export function playedUntil(start: SavedGame, until: (view: GuildView) => boolean, idle?: Seat): SavedGame {
  const host = new Host(guild, { ...start, sitters: BOTS.slice(0, start.sitters.length) });
  for (let turn = host.botTurn(); turn !== undefined; turn = host.botTurn()) {
    const view = host.snapshot().view as GuildView;
    if (until(view)) break;
    const { question, level } = turn;
    const seed = host.saved().entries.length;
    const done = question.seat === idle ? question.legal.find(({ type }) => type === 'done') : undefined;
    host.act(question.seat, done ?? choose(mindFor('guild'), level, { ...question, seed }, { iterations: 1 }));
  }
  return { ...host.saved(), sitters: host.saved().sitters.with(0, PERSON) };
}

/** A new solo game, so nobody else moves. */
export const ALONE: SavedGame = {
  id: 'alone',
  game: 'guild',
  rules: 1,
  options: { map: 'aghon', difficulty: 'easy' },
  seed: seedFrom('alone'),
  sitters: [PERSON],
  entries: [],
  over: false,
  changed: 0,
};

/** A new game against a bot that doesn't think. */
export const AGAINST_BOT: SavedGame = {
  ...ALONE,
  id: 'against-bot',
  options: { map: 'aghon' },
  seed: seedFrom('against a bot'),
  sitters: [PERSON, { kind: 'bot', name: 'Marek', level: 'random' }],
};

/** Saves a game in the page's storage and opens its table. */
export async function openScene(page: Page, game: SavedGame): Promise<void> {
  const isOutside = page.url().endsWith(DOORSTEP);
  // The table before mustn't write any more.
  if (!isOutside) await leave(page);
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('moonstaff', 1);
        // The page may not have created it yet.
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const put = request.result.transaction('games', 'readwrite').objectStore('games').put(kept);
          put.onsuccess = () => {
            request.result.close();
            done();
          };
        };
      }),
    game,
  );
  const place = `table/${game.id}`;
  if (isOutside) await page.goto(new URL(`./#/${place}`, page.url()).href);
  else await goOn(page, place);
}
