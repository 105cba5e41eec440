import { type SavedGame, stampOf } from '../engine/saved.ts';

const DATABASE = 'moonstaff';
const GAMES = 'games';

/** One promise for one request of the browser's database. */
function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  return asked(request);
}

/** What was put is there only when the transaction is complete: a full disk may undo it until then. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function games<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(GAMES, mode);
    const [answer] = await Promise.all([ask(transaction.objectStore(GAMES)), complete(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

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
}

/** The games of this device, the last touched first. */
export async function listGames(): Promise<readonly SavedGame[]> {
  const all = await games('readonly', (store) => asked<SavedGame[]>(store.getAll()));
  return all.sort((a, b) => b.changed - a.changed);
}
