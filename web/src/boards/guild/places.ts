import type { GuildAction } from '@moonstaff/guild';
import type { ActionShape } from '@moonstaff/kernel';
import type { Mention, ThingKey } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';

/** A field of a seat's map. */
export const fieldKey = (seat: number, field: string): ThingKey => `field:${seat}:${field}` as ThingKey;

/** A button for a move without a field. */
export const buttonKey = (name: string): ThingKey => `button:${name}` as ThingKey;

/** What to press for a move. */
export function thingsOf(action: ActionShape, { viewer }: Snapshot): readonly ThingKey[] {
  const deed = action as GuildAction;
  const field = (id: string): readonly ThingKey[] => (viewer === 'spectator' ? [] : [fieldKey(viewer, id)]);
  switch (deed.type) {
    case 'explore':
    case 'village':
      return field(deed.field);
    case 'trade':
      return field(deed.post);
    case 'keep':
      return [buttonKey(`keep ${deed.card}`)];
    case 'use':
      return [buttonKey(`use ${deed.slot}`)];
    case 'next':
      return [buttonKey(`next ${deed.effect}`)];
    case 'done':
    case 'nextStep':
    case 'decline':
      return [buttonKey(deed.type)];
  }
}

export const thingsMentioned = ({ kind, id, seat }: Mention): readonly ThingKey[] =>
  kind === 'field' && typeof seat === 'number' ? [fieldKey(seat, String(id))] : [];

/** The parts of the table that a lesson can point out. */
export const PLACES = ['map', 'card', 'deck', 'goals', 'others'] as const;
