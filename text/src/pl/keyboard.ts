import type { keyboard as english } from '../en/keyboard.ts';
import type { Translation } from '../language.ts';

export const keyboard: Translation<typeof english> = {
  'keyboard.title': 'Klawiatura',
  'keyboard.tab': 'Następny przycisk',
  'keyboard.move': 'Następna możliwość',
  'keyboard.zoom': 'Przybliż, oddal, pokaż całą mapę',
  'keyboard.choose': 'Wybierz',
  'keyboard.inspect': 'Pokaż szczegóły',
  'keyboard.close': 'Zamknij, anuluj',
  'keyboard.list': 'Lista wszystkich możliwości',
};
