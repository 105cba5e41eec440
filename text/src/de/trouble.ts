import type { trouble as english } from '../en/trouble.ts';
import type { Translation } from '../language.ts';

export const trouble: Translation<typeof english> = {
  'trouble.offline': 'Keine Verbindung. Dein Spiel ist sicher; neuer Versuch läuft.',
  'trouble.reconnected': 'Wieder verbunden.',
  'trouble.server': 'Der Server antwortet gerade nicht. Versuche es gleich noch einmal.',
  'trouble.notFound': 'Diesen Tisch gibt es nicht.',
  'trouble.notKept':
    'Dieses Gerät behält deine Züge nicht: Der Platz fehlt, oder das Fenster ist privat. Lass die Seite offen, spiel weiter und speichere am Ende das Protokoll.',
  'trouble.elsewhere': 'Dieses Spiel ging in einem anderen Fenster weiter. Hier siehst du jetzt, wie es dort steht.',
  'trouble.bot': 'Der Bot hat keinen Zug gefunden. Lade die Seite neu, dann versucht er es noch einmal.',
};
