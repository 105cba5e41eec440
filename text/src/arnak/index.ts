import type { GameSpec } from '../games.ts';
import { actions } from './actions.ts';
import { icons } from './icons.ts';
import { sections } from './sections.ts';
import { story } from './story-book.ts';

export const arnak = { actions, icons, sections, story } satisfies GameSpec;
