/** The help for the keyboard. */
export const keyboard = {
  'keyboard.title': 'Keyboard',
  'keyboard.tab': 'Go to the next button',
  'keyboard.move': 'Go to the next choice',
  'keyboard.zoom': 'Zoom in, zoom out, show the whole map',
  'keyboard.choose': 'Choose',
  'keyboard.inspect': 'Show details',
  'keyboard.close': 'Close, cancel',
  'keyboard.list': 'List of all choices',
} as const;
