import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Ваш ход: {game}',
  'mail.yourTurn': 'В одной из игр ваш ход: {game}.',
  'mail.finishedSubject': 'Игра окончена: {game}',
  'mail.finished': 'Игра окончена: {game}.',
};
