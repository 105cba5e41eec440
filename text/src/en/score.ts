/** The score sheet at the end. */
export const score = {
  'score.title': 'Score',
  'score.points': '{n, plural, one {# point} other {# points}}',
  'score.total': 'Total',
  'score.wins': '{name} wins',
  'score.shared': '{names} share the victory',
  'score.lost': 'You lose',
  'score.rematch': 'Play again',
  'score.isAsked': 'A rematch is open. Your seat is waiting.',
  'score.toBoard': 'Back to the board',
  'score.analyse': 'Analyse',
  'score.chart': 'Score over time',
  'score.turning': 'Turning points',
  'score.takesLead': '{whose, select, own {You take the lead} other {{name} takes the lead}}',
  'score.staysAhead': '{whose, select, own {You take the lead for good} other {{name} takes the lead for good}}',
  'score.bestTurn': '{whose, select, own {Your best turn} other {{name}: best turn}}',
  'score.youWin':
    '{unit, select, coins {{n, plural, =0 {You win on the tiebreaker} one {You win by # coin} other {You win by # coins}}} other {{n, plural, =0 {You win on the tiebreaker} one {You win by # point} other {You win by # points}}}}',
  'score.winsBy':
    '{unit, select, coins {{n, plural, =0 {{name} wins on the tiebreaker} one {{name} wins by # coin} other {{name} wins by # coins}}} other {{n, plural, =0 {{name} wins on the tiebreaker} one {{name} wins by # point} other {{name} wins by # points}}}}',
  'score.won': 'You win',
  'score.coins': '{n, plural, one {# coin} other {# coins}}',
  'score.coinsFrom': 'Where the coins came from',
  'score.totals': '{first} to {second}',
  'score.picture': 'Save a picture to share',
  'score.pointsFrom': 'Where the points came from',
} as const;
