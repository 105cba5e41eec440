import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': 'Оставить «{card}»',
  'guild.action.use': 'Использовать особое действие {slot}',
  'guild.action.explore': 'Исследовать клетку {field}',
  'guild.action.decline': 'Отказаться от свободного первооткрывателя',
  'guild.action.nextStep': 'Следующий шаг карты',
  'guild.action.next':
    '{effect, select, village {Сначала деревня} trade {Сначала торговый путь} other {Сначала сокровище}}',
  'guild.action.village': 'Деревня на клетке {field}',
  'guild.action.trade': 'Торговый путь {from} – {to}, фактория на {post}',
  'guild.action.done': 'Подтвердить ход',
};
