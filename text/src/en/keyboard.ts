/** The help for the keyboard. */
export const keyboard = {
  'keyboard.title': 'Keyboard',
  'keyboard.move': 'Go to the next choice',
  'keyboard.choose': 'Choose',
  'keyboard.inspect': 'Show details',
  'keyboard.close': 'Close, cancel',
  'keyboard.list': 'List of all choices',
} as const;
