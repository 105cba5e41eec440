/** Why the kernel refuses, and where an undo stops. */
export const kernel = {
  'options.shape': 'The options must be a list of names and values, not “{given}”.',
  'options.unknown': 'There is no option “{name}”. Known: {known}.',
  'options.players':
    'The option “{name}” does not exist for {seats, plural, one {# player} other {# players}}, only for {players}.',
  'options.value': 'The option “{name}” cannot be “{given}”. Choose one of: {offered}.',
  'seed.shape': 'A seed has 64 hexadecimal digits; “{given}” has not.',
  'table.seats': 'This game is for {min, number} to {max, number} players, not for {seats, number}.',
  'act.over': 'The game is over.',
  'act.notYourTurn': 'Not your turn. Waiting for: {waiting}.',
  'act.shape': 'That is no action. Possible now: {types}.',
  'act.type': '“{type}” is not possible now. Possible: {types}.',
  'act.fields': '“{type}” is not possible in this way. Nearest: {nearest}.',
  'undo.nothing': 'There is nothing to take back.',
  'undo.rewound': 'The table went back to an earlier moment here.',
  'undo.wall': 'Undo stops here: {why}',
  'undo.entangled': 'Others have built on this move; it cannot be taken back.',
  'redo.nothing': 'There is nothing to do again.',
  'rewind.position':
    'The log has {entries, plural, one {# entry} other {# entries}}; it cannot go back to entry {to, number}.',
  'log.json': 'This is no JSON: {reason}',
  'log.foreign': 'This is not a log of this house ({expected}).',
  'log.version': 'This log has format {version}; format {known, number} can be read.',
  'log.shape': 'The log is damaged at “{position}”: {reason}',
  'log.truncated': 'The log is cut off: {entries, number} of {expected, number} entries are there.',
  'log.game': 'The log is of the game “{game}”. Known: {known}.',
  'log.rules':
    'The log was written under rules version {rules, number}; versions {oldest, number} to {current, number} are played here.',
  'log.entry': 'Entry {position, number} of the log is not possible: {reason}',
  'log.hash': 'The log leads to another end than it says: {actual} instead of {expected}.',
} as const;
