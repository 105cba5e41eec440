import type { Translated } from '../../game-words.ts';
import type { arnak as english } from '../en/index.ts';
import { arnak as spec } from '../index.ts';
import { actions } from './actions.ts';
import { components } from './components.ts';
import { effects } from './effects.ts';
import { naming } from './naming.ts';
import { pay } from './pay.ts';
import { phrases } from './phrases.ts';
import { rival } from './rival.ts';
import { signs } from './signs.ts';
import { story, storyNaming } from './story.ts';
import { table } from './table.ts';

export const arnak: Translated<typeof english> = {
  spec,
  shell: { ...table, ...components, ...pay, ...signs },
  phrases: { ...phrases, ...actions, ...story },
  naming: { ...naming, ...storyNaming },
  voice: { effects, rival },
  rules: async () => (await import('./rules.ts')).rules,
  lessons: async () => (await import('./lessons.ts')).lessons,
  doubts: async () => (await import('./doubts.ts')).doubts,
};
