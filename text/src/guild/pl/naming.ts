import type { Naming } from '../../language.ts';
import { fromTable } from '../../naming.ts';
import { guildNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const naming: { readonly [kind: string]: Naming } = {
  ...guildNaming(names, { and: ' i ', amount }),
  game: fromTable({ guild: 'Gildia wielkich Odkrywców' }),
  option: fromTable({ map: 'Mapa', difficulty: 'Poziom trudności' }),
  difficulty: fromTable({ ...names.difficulty }),
};
