import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.exploreCards': 'Erkundungskarten',
  'components.actionCards': 'Spezialaktionskarten',
  'components.goals': 'Aufträge: {map}',
  'components.treasures': 'Schatzkarten',
  'components.rewards': 'als Erste {first, number}, danach {later, number} Münzen',
};
