import type { SavedGame } from './saved.ts';

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

async function games<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await asked(ask(database.transaction(GAMES, mode).objectStore(GAMES)));
  } finally {
    database.close();
  }
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return games('readonly', (store) => store.get(id) as IDBRequest<SavedGame | undefined>);
}

export async function saveGame(game: SavedGame): Promise<void> {
  await games('readwrite', (store) => store.put(game));
}

export async function forgetGame(id: string): Promise<void> {
  await games('readwrite', (store) => store.delete(id));
}

/** The games of this device, the last touched first. */
export async function listGames(): Promise<readonly SavedGame[]> {
  const all = await games('readonly', (store) => store.getAll() as IDBRequest<SavedGame[]>);
  return all.sort((a, b) => b.changed - a.changed);
}
