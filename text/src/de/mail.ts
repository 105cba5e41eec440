import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../language.ts';

export const mail: Translation<typeof english> = {
  'mail.yourTurnSubject': 'Du bist am Zug: {game}',
  'mail.yourTurn': 'Hallo {name}, du bist am Tisch „{table}“ am Zug.',
  'mail.overSubject': 'Das Spiel ist zu Ende: {game}',
  'mail.over': 'Hallo {name}, das Spiel am Tisch „{table}“ ist zu Ende.',
  'mail.open': 'Zum Tisch: {link}',
  'mail.stop':
    'Du bekommst diese Nachricht, weil du sie bestellt hast. In den Einstellungen kannst du sie abschalten: {link}',
};
