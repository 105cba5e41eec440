import type { front as english } from '../en/index.ts';
import type { TranslatedFront } from '../language.ts';
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

export const front: TranslatedFront<typeof english> = {
  code: 'pl',
  and: ' i ',
  or: ' albo ',
  titles: { arnak: 'Zaginiona wyspa Arnak', guild: 'Gildia wielkich Odkrywców' },
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
};
