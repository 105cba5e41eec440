import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../language.ts';

export const settings: Translation<typeof english> = {
  'settings.title': 'Ustawienia',
  'settings.language': 'Język',
  'settings.sound': 'Dźwięk',
  'settings.motion': 'Animacje',
  'settings.motionOff': 'Wyłączone',
  'settings.motionFast': 'Szybkie',
  'settings.motionNormal': 'Normalne',
  'settings.motionSlow': 'Wolne',
  'settings.textSize': 'Wielkość tekstu',
  'settings.warnings': 'Ostrzegaj przed stratą',
  'settings.keys': 'Pokazuj skróty klawiszowe',
  'settings.on': 'Wł.',
  'settings.off': 'Wył.',
  'settings.volume': 'Głośność',
  'settings.sounds': 'Dźwięki',
  'settings.soundsAll': 'wszystkie',
  'settings.soundsTurn': 'tylko moja tura',
  'settings.soundAsk': 'Włączyć dźwięk?',
  'settings.inspect': 'Pokazuj szczegóły po',
  'settings.inspectSoon': 'chwili',
  'settings.inspectUsual': 'krótkiej pauzie',
  'settings.inspectLate': 'długiej pauzie',
  'settings.selfAnswer': 'Odpowiadaj automatycznie, gdy jest tylko jedna odpowiedź',
  'settings.selfEnd': 'Kończ turę automatycznie, gdy nic innego nie zostało',
};
