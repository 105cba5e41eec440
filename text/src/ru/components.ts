import type { components as english } from '../en/components.ts';
import type { Translation } from '../language.ts';

export const components: Translation<typeof english> = {
  'components.search': 'Искать в названиях и текстах',
  'components.all': 'Все виды',
  'components.found':
    '{n, plural, =0 {Ничего не найдено} one {# компонент} few {# компонента} many {# компонентов} other {# компонента}}',
  'components.doubtful': 'Точно не известно: источник один, или источники расходятся.',
  'components.rule': 'Правила: {title}',
  'components.price': 'цена: {price}',
  'components.cost': 'стоимость: {price}',
  'components.copies': '{n, plural, one {# экземпляр} few {# экземпляра} many {# экземпляров} other {# экземпляра}}',
  'components.points': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
};
