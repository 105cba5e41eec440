import type { Language } from '../language.ts';
import { account } from './account.ts';
import { actions } from './actions.ts';
import { arnak } from './arnak.ts';
import { arnakTable } from './arnak-table.ts';
import { components } from './components.ts';
import { effects } from './effects.ts';
import { fault } from './fault.ts';
import { guild } from './guild.ts';
import { guildCards } from './guild-cards.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { kernel } from './kernel.ts';
import { keyboard } from './keyboard.ts';
import { learn } from './learn.ts';
import { lobby } from './lobby.ts';
import { naming } from './naming.ts';
import { replay } from './replay.ts';
import { rival } from './rival.ts';
import { score } from './score.ts';
import { seats } from './seats.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { web } from './web.ts';

const shell = {
  ...account,
  ...arnakTable,
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

export const language: Language = {
  code: 'pl',
  shell,
  phrases: { ...kernel, ...server, ...actions, ...arnak, ...guild },
  naming,
  effects,
  rival,
  guildCards,
  rules: {
    arnak: async () => (await import('./rules-arnak.ts')).rules,
    guild: async () => (await import('./rules-guild.ts')).rules,
  },
  lessons: {
    arnak: async () => (await import('./lessons-arnak.ts')).lessons,
    guild: async () => (await import('./lessons-guild.ts')).lessons,
  },
  and: ' i ',
  or: ' albo ',
};
