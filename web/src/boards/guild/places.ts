import type { GuildAction } from '@moonstaff/guild';
import type { ActionShape } from '@moonstaff/kernel';

const field = (id: string): string => `[data-field="${id}"]`;

/** Where a move is made: what is pressed for it, as selectors. */
export function placesOf(action: ActionShape): readonly string[] {
  const deed = action as GuildAction;
  switch (deed.type) {
    case 'explore':
    case 'village':
      return [field(deed.field)];
    case 'trade':
      return [field(deed.post)];
    case 'keep':
      return [`[data-action="keep ${deed.card}"]`];
    case 'use':
      return [`[data-action="use ${deed.slot}"]`];
    case 'done':
      return ['.band-done'];
    case 'nextStep':
    case 'decline':
      return [`[data-action="${deed.type}"]`];
  }
}

/** The parts of the table, for those who explain it. */
export const PARTS = {
  map: '.own-map',
  card: '.explore-card',
  deck: '.era-deck',
  goals: '.goals',
  others: '.opponent',
} as const;
