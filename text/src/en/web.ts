/** Words of the browser alone. Add a key here and in the three other languages. */
export const web = {
  'web.skip': 'Skip to the table',
} as const;
