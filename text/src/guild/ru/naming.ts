import type { GuildOptions } from '@moonstaff/guild';
import type { Naming } from '../../language.ts';
import { fromTable, optionNames } from '../../naming.ts';
import { quoted } from '../../ru/grammar.ts';
import { guildNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const naming: { readonly [kind: string]: Naming } = {
  ...guildNaming(names, { and: ' и ', amount, quoted }),
  option: optionNames<GuildOptions>({ map: 'Карта провинции', difficulty: 'Уровень сложности' }),
  difficulty: fromTable({ ...names.difficulty }),
};
