/** Puzzles: positions in which one turn is clearly the best. */
export const puzzles = {
  'puzzle.find': 'Find the best turn',
  'puzzle.number': 'Puzzle {n, number}',
  'puzzle.easy': 'Easy',
  'puzzle.medium': 'Medium',
  'puzzle.hard': 'Hard',
  'puzzle.grade': 'Difficulty',
  'puzzle.any': 'All',
  'puzzle.about':
    'Positions from games between skilled bots. In each of them the expert has compared the best turns for a long time, and one is clearly ahead.',
  'puzzle.task':
    'It’s your turn, {name}. One turn is clearly better than all others. You can undo everything; the turn counts once it’s over or something hidden is revealed.',
  'puzzle.weighing': 'The expert is comparing your turn with the best one …',
  'puzzle.solved': 'Solved! There’s no better turn.',
  'puzzle.behind':
    '{unit, select, coins {{points, plural, one {The best turn brings # coin more by the end.} other {The best turn brings # coins more by the end.}}} other {{points, plural, one {The best turn brings # point more by the end.} other {The best turn brings # points more by the end.}}}}',
  'puzzle.failed': 'The expert couldn’t compare the turns. Please try again.',
  'puzzle.yours': 'Your turn',
  'puzzle.best': 'The best turn',
  'puzzle.again': 'Try again',
  'puzzle.show': 'Show the best turn',
  'puzzle.next': 'Next puzzle',
  'puzzle.leave': 'Leave the puzzle',
  'puzzle.count': 'Solved: {solved, number} of {of, number}',
  'puzzle.isSolved': '{title}, solved',
} as const;
