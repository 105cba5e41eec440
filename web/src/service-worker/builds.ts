/** What the server itself answers. Everything else at its address is the page. */
export const SERVER_PATHS = /^\/(api(\/|$)|metrics$|healthz$|readyz$)/;

/** The caches of builds that nobody needs any longer: all but this one and the one before. In the order they were made. */
export const outdated = (names: readonly string[], current: string): readonly string[] =>
  names.filter((name) => name.startsWith('moonstaff-') && name !== current).slice(0, -1);
