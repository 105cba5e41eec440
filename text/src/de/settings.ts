import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../language.ts';

export const settings: Translation<typeof english> = {
  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.sound': 'Ton',
  'settings.motion': 'Animationen',
  'settings.motionOff': 'Aus',
  'settings.motionFast': 'Schnell',
  'settings.motionNormal': 'Normal',
  'settings.motionSlow': 'Langsam',
  'settings.textSize': 'Textgröße',
  'settings.warnings': 'Warnen, bevor etwas verfällt',
  'settings.keys': 'Tasten anzeigen',
  'settings.notices': 'Benachrichtigungen',
  'settings.on': 'An',
  'settings.off': 'Aus',
};
