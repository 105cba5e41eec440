import type { Front } from '../language.ts';
import { fault } from './fault.ts';
import { home } from './home.ts';
import { keyboard } from './keyboard.ts';
import { learn } from './learn.ts';
import { replay } from './replay.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { web } from './web.ts';

/** What every page may show. It's loaded first, so keep it small: words of one page belong to a chapter. */
export const front = {
  code: 'en',
  and: ' and ',
  or: ' or ',
  titles: { arnak: 'Lost Ruins of Arnak', guild: 'The Guild of Merchant Explorers' },
  shell: {
    ...fault,
    ...home,
    ...keyboard,
    ...learn,
    ...replay,
    ...seats,
    ...settings,
    ...table,
    ...trouble,
    ...web,
  },
} satisfies Front;
