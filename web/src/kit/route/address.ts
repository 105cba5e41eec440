/** Where we are: `#/rules/arnak` is ['rules', 'arnak'], and the path `join/abc` is ['join', 'abc']. */
export type Route = readonly string[];

/** Places with a path of their own: people send each other links to them, and chats preview paths only. */
const PATHS: { readonly [place: string]: string } = { house: 'table', join: 'join', club: 'club', screen: 'screen' };

/** The route of an address that isn't one of ours. */
export const NOWHERE: Route = ['nowhere'];

/** The route of an address. `under` is the path the page is served under; whatever is behind `#/` counts first. */
export function routeAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, under: string): Route {
  if (hash.startsWith('#/')) return partsOf(hash.slice(1));
  if (isBase(pathname, under)) return [];
  const [path, ...rest] = partsOf(pathname.slice(under.length));
  const place = Object.keys(PATHS).find((name) => PATHS[name] === path);
  return pathname.startsWith(under) && place !== undefined ? [place, ...rest] : NOWHERE;
}

export const isBase = (pathname: string, under: string): boolean =>
  pathname === under || pathname === `${under}index.html`;

const partsOf = (path: string): Route =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);

/** People type addresses, and programs cut them: what can't be decoded is taken as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A place as an address below the path of the page. Without a server, everything is behind `#/`. */
export function placeOf(parts: readonly string[], hasPaths: boolean): string {
  const [place = '', ...rest] = parts;
  const path = rest.length > 0 && hasPaths ? PATHS[place] : undefined;
  const written = (path === undefined ? parts : [path, ...rest]).map(encodeURIComponent).join('/');
  return path === undefined ? `#/${written}` : written;
}

let base: string | undefined;

/**
 * The path the page is served under, which its files are always found from. It's read once: relative addresses in the page
 * follow the address it moves to.
 */
export function basePath(): string {
  base ??= new URL('.', document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? location.href)
    .pathname;
  return base;
}
