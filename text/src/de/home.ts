import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.play': 'Jetzt spielen',
  'home.create': 'Tisch eröffnen',
  'home.join': 'Per Link beitreten',
  'home.mine': 'Meine Tische',
  'home.open': 'Offene Tische',
  'home.watch': 'Zuschauen',
  'home.replays': 'Aufzeichnungen',
  'home.continue': 'Fortsetzen',
  'home.noTables': 'Noch keine Tische.',
  'home.forgetSure': 'Es ist nur auf diesem Gerät gespeichert. Einmal gelöscht, ist es endgültig weg.',
  'home.yourTurn': 'Du bist am Zug',
  'home.seatsLeft': '{n, plural, one {# Platz frei} other {# Plätze frei}}',
  'home.install': 'Auf diesem Gerät installieren',
  'challenge.title': 'Herausforderung des Tages',
  'challenge.about': 'Jeden Tag wird in jedem Spiel einmal ausgeteilt, für alle gleich. Du hast einen Versuch.',
};
