/** Errors a person can act on. */
export const trouble = {
  'trouble.offline': 'No connection. Your game is kept; trying again.',
  'trouble.reconnected': 'Connected again.',
  'trouble.retry': 'Try again',
  'trouble.server': 'The server does not answer just now. Try again in a moment.',
  'trouble.notFound': 'This table does not exist.',
  'trouble.unexpected': 'Something went wrong. Reload the page; your game is kept.',
  'trouble.version': 'A new version is here. Reload the page.',
} as const;
