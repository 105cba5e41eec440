import type { seats as english } from '../en/seats.ts';
import type { Translation } from '../language.ts';

export const seats: Translation<typeof english> = {
  'seats.person': 'Gracz',
  'seats.red': 'Czerwony',
  'seats.bot': 'Bot',
  'seats.botAt': 'Bot {n, number}',
  'seats.open': 'Wolne miejsce',
  'seats.you': 'Ty',
  'seats.level': 'Poziom',
  'seats.add': 'Dodaj miejsce',
  'seats.remove': 'Usuń',
  'seats.ready': 'Gotowość',
  'seats.start': 'Rozpocznij grę',
  'seats.leave': 'Opuść stół',
  'seats.public': 'Każdy może dołączyć',
  'seats.invite': 'Kopiuj link z zaproszeniem',
  'seats.copied': 'Skopiowano',
  'seats.name': 'Twoje imię',
  'seats.count': 'Gracze',
  'seats.solo': 'Solo',
};
