import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.exploreCards': 'Erkundungskarten',
  'components.eraCards': 'Ära-Karten',
  'components.investigateCards': 'Erforschungskarten',
  'components.goals': 'Ziele: {map}',
  'components.treasures': 'Schatzkarten',
  'components.rewards':
    'zuerst {first, plural, one {# Münze} other {# Münzen}}, danach {later, plural, one {# Münze} other {# Münzen}}',
};
