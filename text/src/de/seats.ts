import type { seats as english } from '../en/seats.ts';
import type { Translation } from '../language.ts';

export const seats: Translation<typeof english> = {
  'seats.person': 'Spieler',
  'seats.red': 'Rot',
  'seats.bot': 'Bot',
  'seats.botAt': 'Bot {n, number}',
  'seats.open': 'Freier Platz',
  'seats.you': 'Du',
  'seats.level': 'Stufe',
  'seats.add': 'Platz hinzufügen',
  'seats.remove': 'Entfernen',
  'seats.ready': 'Bereit',
  'seats.start': 'Spiel starten',
  'seats.leave': 'Tisch verlassen',
  'seats.public': 'Alle dürfen beitreten',
  'seats.invite': 'Einladungslink kopieren',
  'seats.copied': 'Kopiert',
  'seats.name': 'Dein Name',
  'seats.count': 'Spieler',
  'seats.solo': 'Solo',
};
