/** A table on a television. */
export const screen = {
  'screen.show': 'Show the table',
  'screen.nameLine': 'This browser is new here. Give the screen a name. It only watches and never sees anyone’s hand.',
  'screen.sit': 'Sit down with your phone',
  'screen.follow': 'Come to the table with your phone',
  'screen.orOpen': 'or open',
  'screen.scan': 'scan to sit here',
  'screen.ready': 'ready',
  'screen.notReady': 'getting ready …',
  'screen.starts': '{name} starts the game. Hands and secrets stay on the phones.',
  'screen.of': 'of {numeral}',
  'screen.noLine': 'No connection',
  'screen.trying': 'trying again',
  'screen.begins': '{round} {numeral} begins',
} as const;
