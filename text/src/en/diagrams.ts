/** The examples in the rules: small boards that can be played. */
export const diagrams = {
  'diagram.before': 'Before',
  'diagram.after': 'After',
  'diagram.try': 'Try it',
  'diagram.trying': 'Trying',
  'diagram.again': 'Start again',
  'diagram.done': 'That’s it!',
  'diagram.stop': 'Close',
  'diagram.todo': 'Now you: {action}',
} as const;
