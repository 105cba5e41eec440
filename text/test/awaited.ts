/**
 * Messages worded ahead of the pages that will show them. A page that is finished strikes its own from this list;
 * what is left in the end is taken out by `npm run unused -w text -- --remove`.
 */
export const AWAITED: readonly string[] = [
  ...[
    'arnakTable.exile',
    'arnakTable.players',
    'arnakTable.chooseSources',
    'arnakTable.all',
    'arnakTable.decline',
    'arnakTable.hidden',
    'arnakTable.card',
    'arnakTable.firstPlayer',
    'arnakTable.home',
    'arnakTable.fromList',
  ],
  ...['home.tagline', 'home.rules', 'home.settings', 'home.players', 'home.offline', 'home.hotSeat'],
  ...['keyboard.log', 'keyboard.help'],
  ...['replay.export'],
  ...['score.rank', 'score.won'],
  ...['seats.shuffle'],
  ...[
    'table.turnOf',
    'table.thinking',
    'table.round',
    'table.actions',
    'table.freeActions',
    'table.confirm',
    'table.undoWall',
    'table.price',
    'table.gain',
    'table.reveals',
    'table.back',
  ],
];
