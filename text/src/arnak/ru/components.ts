import type { Translation } from '../../language.ts';
import type { components as english } from '../en/components.ts';

export const components: Translation<typeof english> = {
  'components.basicCards': 'Базовые карты',
  'components.items': 'Предметы',
  'components.artifacts': 'Артефакты',
  'components.assistants': 'Помощники',
  'components.guardians': 'Стражи',
  'components.camps': 'Лагеря',
  'components.sitesI': 'Жетоны мест раскопок, уровень I',
  'components.sitesII': 'Жетоны мест раскопок, уровень II',
  'components.places': 'Места на поле',
  'components.idols': 'Идолы',
  'components.slots': 'Ячейки для идолов',
  'components.bonusTiles': 'Жетоны бонусов исследований',
  'components.track': 'Шкала исследований',
  'components.row': 'Ступень {n, number}, {token}',
  'components.templeTiles': 'Жетоны храма',
  'components.rivalTiles': 'Жетоны действий конкурента',
  'components.travel': 'транспорт: {icons}',
  'components.discover': 'открытие: {price}',
  'components.boon': 'Дар: {text}',
  'components.silver': 'Серебро: {text}',
  'components.gold': 'Золото: {text}',
  'components.noEffect': 'Без эффекта; можно использовать только значок транспорта.',
};
