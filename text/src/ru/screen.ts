import type { screen as English } from '../en/screen.ts';
import type { Translation } from '../language.ts';

export const screen: Translation<typeof English> = {
  'screen.show': 'Показать стол',
  'screen.nameLine':
    'Этот браузер здесь впервые. Дайте экрану имя. Он только смотрит: карты в руке он никогда не показывает.',
  'screen.sit': 'Садитесь за стол с телефоном',
  'screen.follow': 'Подключитесь к столу с телефона',
  'screen.orOpen': 'или откройте',
  'screen.scan': 'отсканируйте и садитесь',
  'screen.ready': 'готово',
  'screen.notReady': 'готовится…',
  'screen.starts': '{name} начинает партию. Карты и секреты остаются на телефонах.',
  'screen.of': 'из {numeral}',
  'screen.noLine': 'Нет связи',
  'screen.trying': 'пробуем снова',
  'screen.begins': '{round} {numeral}: начало',
};
