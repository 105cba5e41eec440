/** Who sits where, before the start. */
export const seats = {
  'seats.person': 'Player',
  /* Somebody without a name, by the colour of their seat. */
  'seats.red': 'Red',
  'seats.bot': 'Bot',
  'seats.botAt': 'Bot {n, number}',
  'seats.open': 'Open seat',
  'seats.you': 'You',
  'seats.level': 'Level',
  'seats.add': 'Add a seat',
  'seats.remove': 'Remove',
  'seats.ready': 'Ready',
  'seats.start': 'Start the game',
  'seats.leave': 'Leave the table',
  'seats.public': 'Anyone can join',
  'seats.invite': 'Copy the invitation link',
  'seats.copied': 'Copied',
  'seats.name': 'Your name',
  'seats.count': 'Players',
  'seats.solo': 'Solo',
} as const;
