import type { GameId } from '@moonstaff/catalogue';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import { arnakGroups } from './arnak/fields.ts';
import type { Bench, Field, Group } from './field.ts';
import { guildGroups } from './guild/fields.ts';

const GROUPS: { readonly [Id in GameId]: (bench: Bench) => readonly Group[] } = {
  arnak: arnakGroups,
  guild: guildGroups,
};

export const groupsOf = (game: GameId, bench: Bench): readonly Group[] => GROUPS[game](bench);

/** The draft with another value of a field. */
export function withField(draft: Draft, field: Field, value: string | number | readonly string[]): Draft {
  if (field.kind === 'number' && typeof value === 'number')
    return field.set?.(draft, value) ?? withPart(draft, field.path, value);
  if (field.kind === 'choice' && typeof value === 'string')
    return field.set?.(draft, value) ?? withPart(draft, field.path, value);
  if (field.kind === 'list' && typeof value === 'object')
    return field.set?.(draft, value) ?? withPart(draft, field.path, [...value]);
  return draft;
}
