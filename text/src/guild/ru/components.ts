import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.exploreCards': 'Карты исследования',
  'components.eraCards': 'Карты раундов',
  'components.investigateCards': 'Карты особых действий',
  'components.goals': 'Цели: {map}',
  'components.treasures': 'Карты сокровищ',
  'components.rewards':
    'первому — {first, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}, остальным — {later, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
};
