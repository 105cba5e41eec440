import { join } from 'node:path';
import { type Lookup, reacher } from './reach.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the bundler adds to scripts that fetch others. */
const HELPER = '\0vite/preload-helper.js';

/** The front page and its pictures. What they need of tables is apart, so that the front page doesn't fetch the rest. */
const FRONT = ['home/Home', 'games/ArnakPicture', 'games/GuildPicture'];

/** Other pages that show a little of tables. */
const OTHERS = [
  'home/KnownHome',
  'home/TableForm',
  'hall/Hall',
  'join/JoinPage',
  'rules/RulesPage',
  'rules/SignKey',
  'games/ArnakThumbnail',
  'games/GuildThumbnail',
];

type Modules = ReadonlySet<string>;

/**
 * Which chunk a module belongs to, or none of these. On a slow line, every file costs a way there and back. So what a table
 * needs comes in few files: the start, the page, the table, the board, and the words.
 */
export function chunkNames(lookup: Lookup, doesNothing: (id: string) => boolean): (id: string) => string | null {
  const reach = reacher(lookup, doesNothing);
  const from = (path: string): Modules => reach(join(ROOT, path));
  const page = (path: string): Modules => from(`web/src/pages/${path}.tsx`);
  const [arnak, guild] = [from('web/src/boards/arnak/index.ts'), from('web/src/boards/guild/index.ts')];
  const table = page('table/TablePage').union(arnak.intersection(guild));
  const together = (pages: readonly string[]): Modules => pages.map(page).reduce((all, one) => all.union(one));
  const [front, others] = [together(FRONT), together(OTHERS)];
  const both = (modules: (language: string) => Modules): Modules => modules('en').intersection(modules('de'));
  const wordsOf = (game: string) => (language: string) => from(`text/src/${game}/${language}/index.ts`);
  // The rules page shows the key to the signs, without the board.
  const signsOf = (game: string): Modules =>
    new Set([...from(`web/src/boards/${game}/signs.ts`), `\0virtual:icons/${game}`]);
  const chunks: readonly { readonly name: string; readonly of: Modules }[] = [
    { name: 'start', of: new Set([...from('web/src/start.ts'), HELPER]) },
    { name: 'main', of: from('web/src/main.tsx').union(front.union(others).intersection(table)) },
    { name: 'arnak-front', of: front.intersection(arnak) },
    { name: 'guild-front', of: front.intersection(guild) },
    { name: 'arnak-shown', of: others.intersection(arnak).union(signsOf('arnak')) },
    { name: 'guild-shown', of: others.intersection(guild).union(signsOf('guild')) },
    { name: 'table', of: table },
    { name: 'arnak', of: arnak },
    { name: 'guild', of: guild },
    // What English and German share, all languages do.
    { name: 'arnak-words', of: both(wordsOf('arnak')) },
    { name: 'guild-words', of: both(wordsOf('guild')) },
  ];
  return (id) => chunks.find(({ of }) => of.has(id))?.name ?? null;
}
