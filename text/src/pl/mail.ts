import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Twoja tura: {game}',
  'mail.yourTurn': 'Cześć, {name}! Przy stole „{table}” nadeszła twoja tura.',
  'mail.overSubject': 'Koniec gry: {game}',
  'mail.over': 'Cześć, {name}! Gra przy stole „{table}” dobiegła końca.',
  'mail.open': 'Otwórz stół: {link}',
  'mail.stop': 'Otrzymujesz tę wiadomość na swoje życzenie. Możesz ją wyłączyć w ustawieniach: {link}',
};
