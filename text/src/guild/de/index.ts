import type { Translated } from '../../game-words.ts';
import type { guild as english } from '../en/index.ts';
import { guild as spec } from '../index.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { naming } from './naming.ts';
import { phrases } from './phrases.ts';
import { signs } from './signs.ts';
import { story, storyNaming } from './story.ts';
import { table } from './table.ts';

export const guild: Translated<typeof english> = {
  spec,
  shell: { ...table, ...components, ...signs },
  phrases: { ...phrases, ...actions, ...story },
  naming: { ...naming, ...storyNaming },
  voice: cards,
  rules: async () => (await import('./rules.ts')).rules,
  lessons: async () => (await import('./lessons.ts')).lessons,
  doubts: async () => (await import('./doubts.ts')).doubts,
};
