/** What a player can do, as a choice. */
export const actions = {
  'guild.action.keep': 'Keep “{card}”',
  'guild.action.use': 'Use special action {slot}',
  'guild.action.explore': 'Explore field {field}',
  'guild.action.decline': 'Do without the free explorer',
  'guild.action.nextStep': 'Next step of the card',
  'guild.action.next':
    '{effect, select, village {Found the village next} trade {Open the trade route next} other {Draw the treasure next}}',
  'guild.action.village': 'Village on field {field}',
  'guild.action.trade': 'Trade route {from} – {to}, trading post on {post}',
  'guild.action.done': 'Confirm the turn',
} as const;
