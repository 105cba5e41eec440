import type { GameId } from '@moonstaff/catalogue';
import type { Words } from '@moonstaff/text';
import { arnakKinds } from './arnak.tsx';
import type { Kind } from './components.ts';
import { guildKinds } from './guild.tsx';

/** Every component of every game, by kind. */
export const KINDS: { readonly [Id in GameId]: (words: Words) => readonly Kind[] } = {
  arnak: arnakKinds,
  guild: guildKinds,
};
