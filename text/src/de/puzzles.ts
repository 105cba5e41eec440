import type { puzzles as english } from '../en/puzzles.ts';
import type { Translation } from '../language.ts';

/** Puzzles: positions in which one turn is clearly the best. */
export const puzzles: Translation<typeof english> = {
  'puzzle.find': 'Finde den besten Zug',
  'puzzle.number': 'Rätsel {n, number}',
  'puzzle.easy': 'Leicht',
  'puzzle.medium': 'Mittel',
  'puzzle.hard': 'Schwer',
  'puzzle.grade': 'Schwierigkeit',
  'puzzle.any': 'Alle',
  'puzzle.about':
    'Stellungen aus Partien geübter Bots. In jeder hat der Experte die besten Züge lange verglichen, und einer liegt klar vorn.',
  'puzzle.task':
    'Du bist am Zug, {name}. Ein Zug ist klar besser als alle anderen. Du kannst alles zurücknehmen; der Zug zählt, sobald er zu Ende ist oder etwas Verdecktes aufgedeckt wird.',
  'puzzle.weighing': 'Der Experte vergleicht deinen Zug mit dem besten …',
  'puzzle.solved': 'Gelöst! Einen besseren Zug gibt es nicht.',
  'puzzle.behind':
    '{unit, select, coins {{points, plural, one {Der beste Zug bringt bis zum Ende # Münze mehr.} other {Der beste Zug bringt bis zum Ende # Münzen mehr.}}} other {{points, plural, one {Der beste Zug bringt bis zum Ende # Punkt mehr.} other {Der beste Zug bringt bis zum Ende # Punkte mehr.}}}}',
  'puzzle.failed': 'Der Experte konnte die Züge nicht vergleichen. Bitte versuch es noch einmal.',
  'puzzle.yours': 'Dein Zug',
  'puzzle.best': 'Der beste Zug',
  'puzzle.again': 'Noch einmal',
  'puzzle.show': 'Besten Zug zeigen',
  'puzzle.next': 'Nächstes Rätsel',
  'puzzle.leave': 'Rätsel verlassen',
  'puzzle.count': 'Gelöst: {solved, number} von {of, number}',
  'puzzle.isSolved': '{title}, gelöst',
};
