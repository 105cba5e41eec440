/** Why the kernel refuses, and where an undo stops. */
export const kernel = {
  'options.shape': 'The options must be a list of names and values, not “{given}”.',
  'options.unknown': 'There’s no option “{name}”. Options: {known}.',
  'options.players':
    'The option “{name}” isn’t available with {seats, plural, one {# player} other {# players}}, only with {players}.',
  'options.value': 'The option “{name}” can’t be “{given}”. Choose one of: {offered}.',
  'seed.shape': 'A seed is 64 hexadecimal digits. “{given}” isn’t.',
  'table.seats':
    'This game is for {min, number} to {max, plural, one {# player} other {# players}}, not {seats, number}.',
  'act.over': 'The game is over.',
  'act.notYourTurn': 'It isn’t your turn. Waiting for: {waiting}.',
  'act.shape': 'That isn’t an action. Possible now: {types}.',
  'act.type': '“{type}” isn’t possible now. Possible: {types}.',
  'act.fields': '“{type}” isn’t possible like that. Closest: {nearest}.',
  'act.example': 'That’s allowed, but this example is about something else.',
  'undo.done': '{seat} takes back a move.',
  'undo.nothing': 'There’s nothing to undo.',
  'undo.rewound': 'The table went back to an earlier moment here.',
  'undo.wall': 'Undo stops here: {why}',
  'undo.entangled': 'Others have built on this move, so it can’t be undone.',
  'redo.nothing': 'There’s nothing to redo.',
  'rewind.done': 'The table goes back to an earlier moment.',
  'rewind.position':
    'The log has {entries, plural, one {# entry} other {# entries}}, so it can’t go back to entry {to, number}.',
  'log.json': 'This isn’t valid JSON: {reason}',
  'log.foreign': 'This isn’t a Moonstaff log ({expected}).',
  'log.version': 'This log has format {version}. This version of Moonstaff reads format {known, number}.',
  'log.shape': 'The log is damaged at “{position}”: {reason}',
  'log.truncated':
    'The log is incomplete: it has {entries, number} of {expected, plural, one {# entry} other {# entries}}.',
  'log.game': 'The log is for the game “{game}”. Games: {known}.',
  'log.rules':
    'The log uses rules version {rules, number}. Versions {oldest, number} to {current, number} can be replayed.',
  'log.entry': 'Entry {position, number} of the log isn’t possible: {reason}',
  'log.hash': 'The log doesn’t end the way it says: {actual} instead of {expected}.',
} as const;
