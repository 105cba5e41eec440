import type { screen as English } from '../en/screen.ts';
import type { Translation } from '../language.ts';

export const screen: Translation<typeof English> = {
  'screen.show': 'Pokaż stół',
  'screen.nameLine':
    'Ta przeglądarka jest tu nowa. Nadaj ekranowi nazwę. Ekran tylko patrzy i nigdy nie pokazuje kart na ręce.',
  'screen.sit': 'Usiądź do stołu z telefonem',
  'screen.follow': 'Podejdź do stołu z telefonem',
  'screen.orOpen': 'albo otwórz',
  'screen.scan': 'zeskanuj i usiądź',
  'screen.ready': 'gotowe',
  'screen.notReady': 'przygotowuje się…',
  'screen.starts': '{name} rozpoczyna grę. Karty na ręce i tajemnice zostają w telefonach.',
  'screen.of': 'z {numeral}',
  'screen.noLine': 'Brak połączenia',
  'screen.trying': 'trwa ponowna próba',
  'screen.begins': '{round} {numeral}: początek',
};
