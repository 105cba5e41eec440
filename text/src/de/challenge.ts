import type { challenge as english } from '../en/challenge.ts';
import type { Translation } from '../language.ts';

export const challenge: Translation<typeof english> = {
  'challenge.next': 'Die nächste in {time}',
  'challenge.alone': 'allein',
  'challenge.against': 'gegen einen Bot: {level}',
  'challenge.start': 'Versuch starten',
  'challenge.rules':
    'Ohne Tipps; zurücknehmen kannst du nur bis zum letzten Aufdecken. Bis Mitternacht kannst du gehen und wiederkommen.',
  'challenge.goOn': 'Versuch fortsetzen',
  'challenge.players':
    '{n, plural, =0 {Noch hat niemand sie beendet.} one {# Person hat sie beendet.} other {# Personen haben sie beendet.}}',
  'challenge.placed': 'Platz {place, number} von {of, number}',
  'challenge.noPlace': 'Dein Versuch endete vorzeitig und hat deshalb keinen Platz in der Rangliste.',
  'challenge.sealed': 'Die Ergebnisse siehst du, sobald du deinen Versuch beendet hast.',
  'challenge.results': 'Ergebnisse',
  'challenge.tomorrow': 'Aufzeichnungen und die beste Partie gibt es, wenn der Tag vorbei ist.',
  'challenge.replay': 'Aufzeichnung von {name}, {total, number}',
  'challenge.best': 'Die beste Partie der Bots: {total, number}',
  'challenge.bestLine': 'Beste Partie ansehen',
  'challenge.day': 'Tag',
  'challenge.today': 'Heute',
  'challenge.week': 'Die letzten sieben Tage',
  'challenge.weekAbout':
    'Jede Herausforderung bringt bis zu 100 Punkte, je nach Anteil der Leute, vor denen du lagst. Heute zählt noch nicht.',
  'challenge.points': 'Punkte',
  'challenge.played': 'Herausforderungen',
  'challenge.place': 'Platz',
  'challenge.name': 'Name',
  'challenge.noWeek': 'In den letzten sieben Tagen hat niemand eine Herausforderung beendet.',
  'challenge.practice': 'Übungspartie des Tages',
  'challenge.practiceAbout':
    'Läuft auf diesem Gerät, auch ohne Netz. Sie ergibt sich aus dem Datum und zählt für keine Rangliste.',
  'challenge.practise': 'Üben',
  'challenge.offline': 'Der Server ist nicht erreichbar, deshalb gibt es hier nur die Übungspartie.',
  'challenge.noneThen': 'An diesem Tag gab es keine Herausforderung.',
  'challenge.bot': 'Bot, {level}',
  'challenge.won': 'gewonnen',
  'challenge.noBots': 'Die Bots spielen diese Partie noch.',
};
