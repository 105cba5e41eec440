/** Errors a person can act on. */
export const trouble = {
  'trouble.offline': 'No connection. Your game is saved; trying again.',
  'trouble.reconnected': 'Connected again.',
  'trouble.server': 'The server isn’t answering right now. Try again in a moment.',
  'trouble.notFound': 'This table doesn’t exist.',
  'trouble.notKept':
    'This device isn’t saving your moves: it’s out of space, or this is a private window. Keep this page open to go on playing, and save the log at the end.',
  'trouble.elsewhere': 'This game continued in another tab. You’re now seeing it as it stands there.',
  'trouble.bot': 'The bot couldn’t find a move. Reload the page and it will try again.',
} as const;
