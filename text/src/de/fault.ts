import type { fault as english } from '../en/fault.ts';
import type { Translation } from '../language.ts';

export const fault: Translation<typeof english> = {
  'trouble.version': 'Eine neue Version ist da. Lade die Seite neu.',
  'trouble.unexpected': 'Etwas ist schiefgelaufen. Lade die Seite neu; dein Spiel ist gespeichert.',
  'fault.kept': 'Nichts ist verloren: Deine Spiele sind gespeichert.',
  'fault.detail': 'Was passiert ist',
  'fault.reload': 'Neu laden',
  'trouble.retry': 'Erneut versuchen',
  'web.toHome': 'Startseite',
};
