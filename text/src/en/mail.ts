/** Letters of the server. */
export const mail = {
  'mail.yourTurnSubject': 'Your turn: {game}',
  'mail.yourTurn': 'Hello {name}, it is your turn at the table “{table}”.',
  'mail.overSubject': 'The game is over: {game}',
  'mail.over': 'Hello {name}, the game at the table “{table}” is over.',
  'mail.open': 'Open the table: {link}',
  'mail.stop': 'You get this letter because you asked for it. Switch it off in the settings: {link}',
} as const;
