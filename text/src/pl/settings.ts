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
  'settings.notices': 'Powiadomienia',
  'settings.on': 'Wł.',
  'settings.off': 'Wył.',
};
