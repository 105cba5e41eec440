import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../language.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Aufzeichnung',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.back': 'Schritt zurück',
  'replay.forward': 'Schritt vor',
  'replay.turnBack': 'Voriger Zug',
  'replay.turnForward': 'Nächster Zug',
  'replay.position': 'Aktion {n, number} von {of, number}',
  'replay.open': 'Alles aufgedeckt',
  'replay.seatView': 'Aus Sicht von {name}',
  'replay.spectatorView': 'Aus Sicht der Zuschauer',
  'replay.labTitle': 'Labor',
  'replay.lab': 'Im Labor öffnen',
  'replay.labNot': 'Dieser Moment lässt sich nicht von Hand aufbauen. Versuch es am Anfang eines Zuges.',
  'replay.share': 'Diesen Moment teilen',
  'replay.playOn': 'Ab hier weiterspielen',
  'replay.import': 'Verlaufsdatei öffnen',
};
