/** What the server itself answers. Everything else at its address is the page. */
export const SERVER_PATHS = /\/(api(\/|$)|metrics$|healthz$|readyz$)/;

/** The caches of builds that nobody needs any longer: all but this one and the one before. In the order they were made. */
export const outdated = (names: readonly string[], current: string): readonly string[] =>
  names.filter((name) => name.startsWith('moonstaff-') && name !== current).slice(0, -1);

/** The page for a path below its own: its files are where they were, a few steps up. The server does the same. */
export async function deeper(page: Response, path: string): Promise<Response> {
  const up = '../'.repeat(path.split('/').length - 1);
  if (up === '') return page;
  const html = (await page.text()).replace(/(src|href)="\.\//g, `$1="${up}`);
  return new Response(html, { headers: page.headers });
}

/** What the page tells its service worker when it has nothing else to do. */
export const KEEP_REST = 'keep the rest';

/** The files that the page's HTML asks for: what it starts with. */
export const neededFirst = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path = '']) => path);
