import type { components as english } from '../en/components.ts';
import type { Translation } from '../language.ts';

export const components: Translation<typeof english> = {
  'components.search': 'Szukaj w nazwach i tekstach',
  'components.all': 'Wszystkie rodzaje',
  'components.found':
    '{n, plural, =0 {Nic nie znaleziono} one {# element} few {# elementy} many {# elementów} other {# elementu}}',
  'components.doubtful': 'Niepewne: jest tylko jedno źródło albo źródła się różnią.',
  'components.rule': 'Zasady: {title}',
  'components.price': 'cena: {price}',
  'components.cost': 'koszt: {price}',
  'components.copies': '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'components.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
};
