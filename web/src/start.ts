import { isGameId } from '@moonstaff/catalogue';
import { fetchWords } from '@moonstaff/text/ahead';
import { loadBoard } from './boards/index.ts';
import { basePath, type Route, routeAt } from './kit/route/address.ts';
import { languageAhead } from './kit/settings/kept.ts';
import { openAhead } from './table/device/opened.ts';
import { loadGame } from './table/device/store.ts';

/** A table of this device: its game says which board it needs. */
async function fetchTable(id: string): Promise<void> {
  openAhead(id);
  const language = languageAhead();
  const fetched: Promise<unknown>[] = [import('./pages/table/TablePage.tsx'), fetchWords(language, 'table')];
  const game = (await loadGame(id))?.game;
  if (isGameId(game)) fetched.push(loadBoard(game), fetchWords(language, game));
  await Promise.all(fetched);
}

/** Begins to fetch what the address needs, all at once, while the page itself is on its way. */
function fetchAhead([place, id]: Route): Promise<unknown> {
  const language = languageAhead();
  if (place === 'table' && id !== undefined) return fetchTable(id);
  if (place === 'house' && id !== undefined)
    return Promise.all([import('./pages/table/OnlinePage.tsx'), fetchWords(language, 'house', 'table')]);
  if (place === undefined) return Promise.all([import('./pages/home/Home.tsx'), fetchWords(language)]);
  return fetchWords(language);
}

// What fails here is asked for again where it's needed, and reported there.
fetchAhead(routeAt(location, basePath())).catch(() => undefined);
void import('./main.tsx');
