import type { GameId } from '@moonstaff/catalogue';
import type { Json } from '@moonstaff/kernel';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import type { Bench, Field, Group } from './field.ts';
import { arnakGroups } from './fields-arnak.ts';
import { guildGroups } from './fields-guild.ts';

const GROUPS: { readonly [Id in GameId]: (bench: Bench) => readonly Group[] } = {
  arnak: arnakGroups,
  guild: guildGroups,
};

export const groupsOf = (game: GameId, bench: Bench): readonly Group[] => GROUPS[game](bench);

/** The draft with another value of a field. */
export function withField(draft: Draft, field: Field, value: string | number | readonly string[]): Draft {
  const part: Json | undefined =
    field.kind === 'choice' && typeof value === 'string'
      ? field.make(value)
      : typeof value === 'object'
        ? [...value]
        : value;
  return withPart(draft, field.path, part);
}
