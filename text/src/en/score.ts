/** The score sheet at the end. */
export const score = {
  'score.title': 'Score',
  'score.points': '{n, plural, one {# point} other {# points}}',
  'score.total': 'Total',
  'score.wins': '{name} wins',
  'score.shared': '{names} share the victory',
  'score.lost': 'You lose',
  'score.rematch': 'Play again',
  'score.toBoard': 'Back to the board',
  'score.chart': 'Score over time',
  'score.turning': 'Turning points',
  'score.takesLead': '{name} takes the lead',
  'score.staysAhead': '{name} takes the lead for good',
  'score.bestTurn': '{name}: best turn',
} as const;
