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
  'settings.on': 'An',
  'settings.off': 'Aus',
  'settings.volume': 'Lautstärke',
  'settings.sounds': 'Töne für',
  'settings.soundsAll': 'alles',
  'settings.soundsTurn': 'meinen Zug',
  'settings.soundAsk': 'Ton an?',
  'settings.inspect': 'Einzelheiten zeigen nach',
  'settings.inspectSoon': 'einem Augenblick',
  'settings.inspectUsual': 'kurzer Pause',
  'settings.inspectLate': 'langer Pause',
  'settings.selfAnswer': 'Von selbst antworten, wenn es nur eine Antwort gibt',
  'settings.selfEnd': 'Zug von selbst beenden, wenn sonst nichts mehr geht',
};
