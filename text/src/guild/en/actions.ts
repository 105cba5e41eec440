/** What a player can do, as a choice. */
export const actions = {
  'guild.action.keep': 'Keep “{card}”',
  'guild.action.use': 'Use Investigate card {slot}',
  'guild.action.explore': 'Explore space {field}',
  'guild.action.decline': 'Skip the free explorer',
  'guild.action.nextStep': 'Go to the card’s next step',
  'guild.action.next':
    '{effect, select, village {Discover the village next} trade {Make the trade route next} other {Draw the treasure next}}',
  'guild.action.village': 'Village on space {field}',
  'guild.action.trade': 'Trade route {from} – {to}, trading post on {post}',
  'guild.action.done': 'Finish your turn',
} as const;
