import type { PhraseBook } from '@moonstaff/kernel';

/** What the story of a game says besides the events themselves. */
export const story = {
  'guild.story.era': { era: 'numeral' },
  'guild.story.reveal': { turn: 'number', card: 'exploreCard' },
  'guild.story.token': { goal: 'goal', reward: 'reward' },
  'guild.story.kept': { seat: 'seat', slot: 'slot', card: 'investigateCard', other: 'notCard' },
  'guild.story.explored': { seat: 'seat', spaces: 'spaces' },
  'guild.story.collected': { seat: 'seat', coins: 'coinsOrSome' },
  'guild.story.trade': { seat: 'seat', sum: 'product' },
  'guild.story.village': { seat: 'seat', terrain: 'terrain', coins: 'ownCoins' },
  'guild.story.tower': { seat: 'seat', towers: 'number', coins: 'ownCoins' },
  'guild.story.crystal': { seat: 'seat', coins: 'ownCoins' },
  'guild.story.treasureCoins': { seat: 'seat', treasure: 'treasure', coins: 'ownCoins' },
  'guild.story.treasureExplorer': { seat: 'seat', treasure: 'treasure' },
  'guild.story.goal': { seat: 'seat', goal: 'goal', reward: 'reward', coins: 'ownCoins' },
  'guild.story.final': { seat: 'seat', coins: 'number' },
  'guild.story.lost': { seat: 'seat', missing: 'missing' },
  'guild.story.nothing': { seat: 'seat' },
  'guild.story.youTrade': { fromValue: 'number', toValue: 'number', postValue: 'number', coins: 'ownCoins' },
  'guild.story.youCompleteGoal': { goal: 'goal', reward: 'reward', coins: 'ownCoins' },
  'guild.story.youDraw': { treasure: 'treasure' },
} as const satisfies PhraseBook;
