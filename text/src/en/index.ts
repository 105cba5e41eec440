import { arnak } from '../arnak/en/index.ts';
import { guild } from '../guild/en/index.ts';
import type { Language } from '../language.ts';
import { account } from './account.ts';
import { components } from './components.ts';
import { fault } from './fault.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { kernel } from './kernel.ts';
import { keyboard } from './keyboard.ts';
import { learn } from './learn.ts';
import { lobby } from './lobby.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { seats } from './seats.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { web } from './web.ts';

/** What is written on the page around the games. The English text fixes keys and arguments. */
const shell = {
  ...account,
  ...components,
  ...fault,
  ...home,
  ...house,
  ...keyboard,
  ...learn,
  ...lobby,
  ...replay,
  ...score,
  ...seats,
  ...settings,
  ...table,
  ...trouble,
  ...web,
};

export type Shell = typeof shell;

const games = { arnak, guild };

export type EnglishGames = typeof games;

export const language: Language = {
  code: 'en',
  shell,
  phrases: { ...kernel, ...server },
  games,
  and: ' and ',
  or: ' or ',
};
