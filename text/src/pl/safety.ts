import type { safety as English } from '../en/safety.ts';
import type { Translation } from '../language.ts';

export const safety: Translation<typeof English> = {
  'safety.blockTitle': 'Zablokuj: {name}',
  'safety.blockLine':
    '{name} nie usiądzie przy twoich stołach, a do ciebie nie dotrą wiadomości ani zaproszenia od tej osoby. {name} się o tym nie dowie.',
  'safety.block': 'Zablokuj',
  'safety.unblock': 'Odblokuj',
  'safety.blocked': 'Zablokowane osoby',
  'safety.nobody': 'Nikogo nie blokujesz.',
  'safety.reportTitle': 'Zgłoś: {name}',
  'safety.reportLine': 'Napisz, co jest nie tak. Przeczyta to osoba prowadząca ten serwer, razem z wiadomością.',
  'safety.words': 'Co jest nie tak?',
  'safety.report': 'Wyślij zgłoszenie',
  'safety.reported': 'Dziękujemy. Osoba prowadząca serwer to zobaczy.',
  'safety.isBlocked': 'Zablokowano.',
  'safety.close': 'Zamknij',
  'safety.imprint': 'Nota prawna',
  'safety.privacy': 'Prywatność',
};
