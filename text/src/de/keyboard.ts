import type { keyboard as english } from '../en/keyboard.ts';
import type { Translation } from '../language.ts';

export const keyboard: Translation<typeof english> = {
  'keyboard.title': 'Tastatur',
  'keyboard.tab': 'Zur nächsten Schaltfläche',
  'keyboard.move': 'Zur nächsten Möglichkeit',
  'keyboard.zoom': 'Vergrößern, verkleinern, die ganze Karte zeigen',
  'keyboard.choose': 'Auswählen',
  'keyboard.inspect': 'Genauer ansehen',
  'keyboard.close': 'Schließen, abbrechen',
  'keyboard.list': 'Liste aller Möglichkeiten',
};
