import type { RecordingKind } from '../../kit/route/route.ts';
import { type SavedGame, stampOf } from '../engine/saved.ts';

/** A database of the browser with one store. Games have one of their own, which older versions of the page know too. */
interface Shelf {
  readonly database: string;
  readonly store: string;
}

const GAMES: Shelf = { database: 'moonstaff', store: 'games' };
/** What was said about games after their end. */
const ANALYSES: Shelf = { database: 'moonstaff-analyses', store: 'analyses' };

/** One promise for one request of the browser's database. */
function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open({ database, store }: Shelf): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return asked(request);
}

/** What was put is there only when the transaction is complete: a full disk may undo it until then. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function onShelf<T>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open(shelf);
  try {
    const transaction = database.transaction(shelf.store, mode);
    const [answer] = await Promise.all([ask(transaction.objectStore(shelf.store)), complete(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

const games = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  onShelf(GAMES, mode, ask);

const get = (store: IDBObjectStore, id: string): Promise<SavedGame | undefined> => asked(store.get(id));

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return games('readonly', (store) => get(store, id));
}

/**
 * Puts a game down, unless another tab has put a later one there: then that one stays and comes back. Looking and
 * putting are one transaction, so that no tab comes between. A game that has been deleted meanwhile is stored again:
 * somebody plays it.
 */
export async function saveGame(game: SavedGame): Promise<SavedGame | undefined> {
  return games('readwrite', async (store) => {
    const there = await get(store, game.id);
    if (there !== undefined && stampOf(there) >= stampOf(game)) return there;
    await asked(store.put(game));
    return undefined;
  });
}

export async function forgetGame(id: string): Promise<void> {
  await games('readwrite', (store) => asked(store.delete(id)));
  await onShelf(ANALYSES, 'readwrite', (store) => asked(store.delete(analysisOf('replay', id))));
}

/** The games of this device, the last touched first. */
export async function listGames(): Promise<readonly SavedGame[]> {
  const all = await games('readonly', (store) => asked<SavedGame[]>(store.getAll()));
  return all.sort((a, b) => b.changed - a.changed);
}

/** What an analysis is kept under: the place of its recording. */
const analysisOf = (kind: RecordingKind, id: string): string => `${kind}/${id}`;

/** Keeps what was said about a game, beside its recording. */
export async function saveAnalysis(kind: RecordingKind, id: string, analysis: unknown): Promise<void> {
  await onShelf(ANALYSES, 'readwrite', (store) => asked(store.put({ id: analysisOf(kind, id), analysis })));
}

export async function loadAnalysis(kind: RecordingKind, id: string): Promise<unknown> {
  const kept = await onShelf(ANALYSES, 'readonly', (store) =>
    asked<{ readonly analysis: unknown } | undefined>(store.get(analysisOf(kind, id))),
  );
  return kept?.analysis;
}
