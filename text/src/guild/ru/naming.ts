import type { Naming } from '../../language.ts';
import { fromTable } from '../../naming.ts';
import { guildNaming } from '../naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const naming: { readonly [kind: string]: Naming } = {
  ...guildNaming(names, { and: ' и ', amount }),
  game: fromTable({ guild: 'Гильдия купцов-путешественников' }),
  option: fromTable({ map: 'Карта провинции', difficulty: 'Уровень сложности' }),
  difficulty: fromTable({ ...names.difficulty }),
};
