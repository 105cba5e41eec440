import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Twoja tura: {game}',
  'mail.yourTurn': 'W jednej z gier nadeszła twoja tura: {game}.',
  'mail.finishedSubject': 'Koniec gry: {game}',
  'mail.finished': 'Gra dobiegła końca: {game}.',
};
