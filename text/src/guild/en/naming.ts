import type { Naming } from '../../language.ts';
import { fromTable } from '../../naming.ts';
import { guildNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const naming: { readonly [kind: string]: Naming } = {
  ...guildNaming(names, { and: ' and ', amount }),
  game: fromTable({ guild: 'The Guild of Merchant Explorers' }),
  option: fromTable({ map: 'Map', difficulty: 'Difficulty' }),
  difficulty: fromTable({ ...names.difficulty }),
};
