import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': 'Оставить карту «{card}»',
  'guild.action.use': 'Использовать особое действие {slot}',
  'guild.action.explore': 'Исследовать клетку {field}',
  'guild.action.decline': 'Отказаться от дополнительного первооткрывателя',
  'guild.action.nextStep': 'К следующему шагу карты',
  'guild.action.next':
    '{effect, select, village {Сначала открыть поселение} trade {Сначала проложить торговый путь} other {Сначала взять сокровище}}',
  'guild.action.village': 'Поселение на клетке {field}',
  'guild.action.trade': 'Торговый путь {from} — {to}, фактория на клетке {post}',
  'guild.action.done': 'Закончить ход',
};
