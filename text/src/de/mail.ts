import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Du bist am Zug: {game}',
  'mail.yourTurn': 'Du bist in einem Spiel am Zug: {game}.',
  'mail.finishedSubject': 'Das Spiel ist zu Ende: {game}',
  'mail.finished': 'Ein Spiel ist zu Ende: {game}.',
};
