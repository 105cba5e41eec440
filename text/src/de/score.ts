import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Wertung',
  'score.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'score.total': 'Summe',
  'score.wins': '{name} gewinnt',
  'score.shared': '{names} teilen sich den Sieg',
  'score.lost': 'Du verlierst',
  'score.loses': '{name} verliert',
  'score.rematch': 'Noch einmal spielen',
  'score.isAsked': 'Die Revanche ist eröffnet. Dein Platz wartet.',
  'score.toBoard': 'Zurück zum Spielbrett',
  'score.analyse': 'Analysieren',
  'score.chart': '{unit, select, coins {Münzen im Spielverlauf} other {Punkte im Spielverlauf}}',
  'score.turning': 'Wendepunkte',
  'score.takesLead': '{whose, select, own {Du übernimmst die Führung} other {{name} übernimmt die Führung}}',
  'score.staysAhead': '{whose, select, own {Du führst bis zum Schluss} other {{name} führt bis zum Schluss}}',
  'score.bestTurn': '{whose, select, own {Dein bester Zug} other {{name}: bester Zug}}',
  'score.youWin':
    '{unit, select, coins {{n, plural, =0 {Du gewinnst bei Gleichstand} one {Du gewinnst mit # Münze Vorsprung} other {Du gewinnst mit # Münzen Vorsprung}}} other {{n, plural, =0 {Du gewinnst bei Gleichstand} one {Du gewinnst mit # Punkt Vorsprung} other {Du gewinnst mit # Punkten Vorsprung}}}}',
  'score.winsBy':
    '{unit, select, coins {{n, plural, =0 {{name} gewinnt bei Gleichstand} one {{name} gewinnt mit # Münze Vorsprung} other {{name} gewinnt mit # Münzen Vorsprung}}} other {{n, plural, =0 {{name} gewinnt bei Gleichstand} one {{name} gewinnt mit # Punkt Vorsprung} other {{name} gewinnt mit # Punkten Vorsprung}}}}',
  'score.won': 'Du gewinnst',
  'score.coins': '{n, plural, one {# Münze} other {# Münzen}}',
  'score.coinsFrom': 'Woher die Münzen kamen',
  'score.totals': '{first} zu {second}',
  'score.decided': 'Was den Ausschlag gab',
  'score.chance': 'Siegchance',
  'score.toShare': 'Ein Bild zum Teilen',
  'score.picture': 'Bild speichern',
  'score.pointsFrom': 'Woher die Punkte kamen',
};
