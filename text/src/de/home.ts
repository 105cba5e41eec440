import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.tagline': 'Zwei Expeditionen, ein Tisch',
  'home.play': 'Jetzt spielen',
  'home.create': 'Tisch eröffnen',
  'home.join': 'Per Link beitreten',
  'home.mine': 'Meine Tische',
  'home.open': 'Offene Tische',
  'home.watch': 'Zuschauen',
  'home.replays': 'Aufzeichnungen',
  'home.rules': 'Regeln',
  'home.settings': 'Einstellungen',
  'home.continue': 'Fortsetzen',
  'home.noTables': 'Noch keine Tische.',
  'home.yourTurn': 'Du bist am Zug',
  'home.players': '{n, plural, one {# Spieler} other {# Spieler}}',
  'home.seatsLeft': '{n, plural, one {# Platz frei} other {# Plätze frei}}',
  'home.offline': 'Auf diesem Gerät spielen',
  'home.hotSeat': 'Mehrere an diesem Gerät',
};
