/** Letters of the server. */
export const mail = {
  'mail.yourTurnSubject': 'Your turn: {game}',
  'mail.yourTurn': 'It is your turn in a game of {game}.',
  'mail.finishedSubject': 'The game is over: {game}',
  'mail.finished': 'A game of {game} is over.',
} as const;
