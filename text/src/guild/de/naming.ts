import type { GuildOptions } from '@moonstaff/guild';
import { quoted } from '../../de/grammar.ts';
import type { Naming } from '../../language.ts';
import { fromTable, optionNames } from '../../naming.ts';
import { guildNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const naming: { readonly [kind: string]: Naming } = {
  ...guildNaming(names, { and: ' und ', amount, quoted }),
  option: optionNames<GuildOptions>({ map: 'Landkarte', difficulty: 'Schwierigkeitsgrad' }),
  difficulty: fromTable({ ...names.difficulty }),
};
