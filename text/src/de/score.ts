import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Wertung',
  'score.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'score.total': 'Summe',
  'score.wins': '{name} gewinnt',
  'score.shared': '{names} teilen sich den Sieg',
  'score.lost': 'Du verlierst',
  'score.rematch': 'Noch einmal spielen',
  'score.toBoard': 'Zurück zum Spielbrett',
  'score.chart': 'Punkte im Spielverlauf',
  'score.turning': 'Wendepunkte',
  'score.takesLead': '{name} übernimmt die Führung',
  'score.staysAhead': '{name} führt bis zum Schluss',
  'score.bestTurn': '{name}: bester Zug',
};
