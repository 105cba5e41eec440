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
  code: 'ru',
  and: ' и ',
  or: ' или ',
  titles: { arnak: 'Руины острова Арнак', guild: 'Гильдия купцов-путешественников' },
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
