/** What the page says if a part of it is missing, even its words. It always has these, in every language. */
export const fault = {
  'trouble.version': 'There’s a new version. Reload the page.',
  'trouble.unexpected': 'Something went wrong. Reload the page; your game is saved.',
  'fault.kept': 'Nothing is lost: your games are saved.',
  'fault.detail': 'What happened',
  'fault.reload': 'Reload',
  'trouble.retry': 'Try again',
  'web.toHome': 'Home',
} as const;
