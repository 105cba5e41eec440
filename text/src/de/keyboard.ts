import type { keyboard as english } from '../en/keyboard.ts';
import type { Translation } from '../language.ts';

export const keyboard: Translation<typeof english> = {
  'keyboard.title': 'Tastatur',
  'keyboard.move': 'Zur nächsten Möglichkeit',
  'keyboard.choose': 'Auswählen',
  'keyboard.inspect': 'Genauer ansehen',
  'keyboard.close': 'Schließen, abbrechen',
  'keyboard.list': 'Liste aller Möglichkeiten',
};
