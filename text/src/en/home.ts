/** The first page and the lobby. */
export const home = {
  'home.play': 'Play now',
  'home.create': 'Create a table',
  'home.join': 'Join by link',
  'home.mine': 'My tables',
  'home.open': 'Open tables',
  'home.watch': 'Watch',
  'home.replays': 'Replays',
  'home.continue': 'Continue',
  'home.noTables': 'No tables yet.',
  'home.forgetSure': 'It’s only saved on this device. Once deleted, it’s gone for good.',
  'home.yourTurn': 'Your turn',
  'home.seatsLeft': '{n, plural, one {# seat free} other {# seats free}}',
  'home.install': 'Install on this device',
  'challenge.title': 'Today’s challenge',
  'challenge.about': 'One deal a day in each game, the same for everybody. You have one try.',
} as const;
