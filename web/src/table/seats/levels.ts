import { isLevel, type Level } from '@moonstaff/catalogue';
import type { ShellKey, Words } from '@moonstaff/text';

/** What each level is called. A level without a name does not compile. */
export const LEVEL_KEYS = {
  random: 'web.random',
  novice: 'web.calm',
  skilled: 'web.steady',
  expert: 'web.sharp',
  master: 'web.master',
} as const satisfies { readonly [Each in Level]: ShellKey };

/** What a level is called; a server's own level by the name it goes by there. */
export const levelName = (name: string, words: Words): string => (isLevel(name) ? words.t(LEVEL_KEYS[name]) : name);
