import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.exploreCards': 'Karty eksploracji',
  'components.eraCards': 'Karty specjalne',
  'components.investigateCards': 'Karty akcji specjalnych',
  'components.goals': 'Cele: {map}',
  'components.treasures': 'Karty skarbów',
  'components.rewards':
    'pierwsza osoba: {first, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, kolejne: {later, number}',
};
