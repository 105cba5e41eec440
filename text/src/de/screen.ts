import type { screen as English } from '../en/screen.ts';
import type { Translation } from '../language.ts';

export const screen: Translation<typeof English> = {
  'screen.show': 'Tisch zeigen',
  'screen.nameLine':
    'Dieser Browser ist neu hier. Gib dem Bildschirm einen Namen. Er sieht nur zu und zeigt niemals Handkarten.',
  'screen.sit': 'Setz dich mit dem Handy dazu',
  'screen.follow': 'Komm mit dem Handy an den Tisch',
  'screen.orOpen': 'oder öffne',
  'screen.scan': 'scannen und hinsetzen',
  'screen.ready': 'bereit',
  'screen.notReady': 'macht sich bereit …',
  'screen.starts': '{name} startet das Spiel. Was geheim ist, bleibt auf den Handys.',
  'screen.of': 'von {numeral}',
  'screen.noLine': 'Keine Verbindung',
  'screen.trying': 'neuer Versuch läuft',
  'screen.begins': '{round} {numeral} beginnt',
};
