/** Looking at a game again. */
export const replay = {
  'replay.title': 'Replay',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.back': 'Step back',
  'replay.forward': 'Step forward',
  'replay.turnBack': 'Previous turn',
  'replay.turnForward': 'Next turn',
  'replay.position': 'Action {n, number} of {of, number}',
  'replay.open': 'Everything revealed',
  'replay.seatView': 'As seen by {name}',
  'replay.spectatorView': 'As seen by spectators',
  'replay.share': 'Share this moment',
  'replay.playOn': 'Play on from here',
  'replay.import': 'Open a log file',
} as const;
