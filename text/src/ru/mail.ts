import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Ваш ход: {game}',
  'mail.yourTurn': 'Здравствуйте, {name}! За столом «{table}» ваш ход.',
  'mail.overSubject': 'Игра окончена: {game}',
  'mail.over': 'Здравствуйте, {name}! Игра за столом «{table}» окончена.',
  'mail.open': 'Открыть стол: {link}',
  'mail.stop': 'Вы получили это письмо, потому что подписались. Отключить его можно в настройках: {link}',
};
