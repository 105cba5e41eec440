/** Names that stay as they are in every language. */
export const PROPER_NAMES = [
  ...['Moonstaff', 'Arnak', 'Ara-Anu', 'Avenia', 'Aghon', 'Kazan', 'Cnidaria'],
  ...['game-icons.net', 'Lorc', 'Delapouite', 'CC BY', 'Alegreya', 'Source Sans', 'SIL Open Font License', 'JSON'],
];

/** Words that look English and are at home in the language as well. */
export const AT_HOME: { readonly [code: string]: readonly string[] } = {
  de: [
    ...['bonus', 'bot', 'bots', 'browser', 'bytes', 'camp', 'camps', 'chat', 'chronometer', 'code', 'computer', 'deck'],
    ...[
      'expedition',
      'expeditions',
      'format',
      'gold',
      'gorilla',
      'hammer',
      'hand',
      'hat',
      'horn',
      'hydra',
      'land',
      'link',
    ],
    ...[
      'machete',
      'mail',
      'mandrill',
      'min',
      'moment',
      'name',
      'navigator',
      'normal',
      'option',
      'per',
      'person',
      'region',
      'rest',
    ],
    ...['revolver', 'route', 'server', 'text', 'tiger', 'vase', 'version', 'war', 'was'],
  ],
  pl: [
    'bot',
    'folder',
    'format',
    'hydra',
    'link',
    'mail',
    'min',
    'minotaur',
    'moment',
    'most',
    'region',
    'ruin',
    'same',
    'solo',
  ],
  ru: [],
};
