/** The help for the keyboard. */
export const keyboard = {
  'keyboard.title': 'Keyboard',
  'keyboard.move': 'Go to the next choice',
  'keyboard.choose': 'Choose',
  'keyboard.inspect': 'Read the thing in full',
  'keyboard.close': 'Close, cancel',
  'keyboard.list': 'List of all choices',
} as const;
