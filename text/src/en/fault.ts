/** What the page says when a part of it is missing, be it the words: it holds these in every language. */
export const fault = {
  'trouble.version': 'A new version is here. Reload the page.',
  'trouble.unexpected': 'Something went wrong. Reload the page; your game is kept.',
  'fault.kept': 'Nothing is lost: your games are kept.',
  'fault.detail': 'What happened',
  'fault.reload': 'Reload the page',
  'trouble.retry': 'Try again',
  'web.toHome': 'To the first page',
} as const;
