import type { learn as english } from '../en/learn.ts';
import type { Translation } from '../language.ts';

export const learn: Translation<typeof english> = {
  'learn.first': 'Neu? In 10 Minuten gelernt',
  'learn.start': 'Spielend lernen',
  'learn.resume': 'Weiterlernen',
  'learn.step': 'Schritt {n, number} von {of, number}',
  'learn.back': 'Zurück',
  'learn.next': 'Weiter',
  'learn.showMe': 'Zeig es mir',
  'learn.try': 'Ich probiere es',
  'learn.skip': 'Überspringen',
  'learn.leave': 'Lektion verlassen',
  'learn.restart': 'Von vorn beginnen',
  'learn.stray': 'Auch erlaubt: {action}. Mach in dieser Lektion bitte den markierten Zug.',
  'learn.waiting': '{name} spielt gerade.',
  'learn.play': 'Eine ganze Partie spielen',
  'learn.fold': 'Hinweis ausblenden',
  'learn.unfold': 'Hinweis einblenden',
  'rules.open': 'Regeln',
  'rules.title': 'Regeln: {game}',
  'rules.search': 'Regeln durchsuchen',
  'rules.contents': 'Inhalt',
  'rules.found': '{n, plural, one {# Abschnitt gefunden} other {# Abschnitte gefunden}}',
  'rules.none': 'Nichts gefunden. Versuche ein anderes Wort.',
  'rules.all': 'Alle Regeln',
};
