/** Errors a person can act on. */
export const trouble = {
  'trouble.offline': 'No connection. Your game is kept; trying again.',
  'trouble.reconnected': 'Connected again.',
  'trouble.server': 'The server does not answer just now. Try again in a moment.',
  'trouble.notFound': 'This table does not exist.',
  'trouble.notKept':
    'This device is not keeping your moves: no room is left, or the window is private. Play on with this page open, and save the log at the end.',
  'trouble.elsewhere': 'This game went on in another tab. Here you now see how it stands there.',
  'trouble.bot': 'The bot failed to find a move. Reload the page and it tries again.',
} as const;
