import type { trouble as english } from '../en/trouble.ts';
import type { Translation } from '../language.ts';

export const trouble: Translation<typeof english> = {
  'trouble.offline': 'Keine Verbindung, neuer Versuch läuft. Dein Spiel ist gespeichert.',
  'trouble.reconnected': 'Wieder verbunden.',
  'trouble.server': 'Der Server antwortet gerade nicht. Versuche es gleich noch einmal.',
  'trouble.notFound': 'Diesen Tisch gibt es nicht.',
  'trouble.notKept':
    'Dieses Gerät speichert deine Züge nicht: Der Speicher ist voll, oder du nutzt ein privates Fenster. Lass die Seite zum Weiterspielen offen und speichere am Ende den Verlauf.',
  'trouble.elsewhere': 'Dieses Spiel ging in einem anderen Tab weiter. Hier siehst du jetzt, wie es dort steht.',
  'trouble.bot': 'Der Bot hat keinen Zug gefunden. Lade die Seite neu, dann versucht er es noch einmal.',
};
