import { quoted } from '../../en/grammar.ts';
import type { Naming } from '../../language.ts';
import { guildStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

/** The story of a game. Everything else uses the phrase of its event. */
export const story = {
  'guild.event.opening': 'The map is {map}. The goals are {goals}.',
  'guild.event.treasures': '{seat} scores {coins, plural, one {# coin} other {# coins}} for treasures ({treasures}).',
  'guild.event.won': '{seat} wins.',
  'guild.event.lost': '{seat} loses.',
  'guild.story.era': 'Era {era}',
  'guild.story.reveal': 'Turn {turn, number}: “{card}”.',
  'guild.story.token': 'An era token covers the {reward} of “{goal}”.',
  'guild.story.kept': '{seat} keeps “{card}”{other} as Investigate card {slot}.',
  'guild.story.explored': '{seat} explores {spaces}.',
  'guild.story.collected': '{seat} collects {coins}.',
  'guild.story.trade': '{seat} opens a trade route{sum}.',
  'guild.story.village':
    '{seat} discovers a village{terrain_id, select, grass { on grassland} desert { in the desert} mountain { in the mountains} sea { by the sea} other {}}{coins}.',
  'guild.story.tower':
    '{seat} builds the {towers, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} discovery tower{coins}.',
  'guild.story.crystal': '{seat} finds a crystal{coins}.',
  'guild.story.treasureCoins': '{seat} finds the treasure “{treasure}”{coins}.',
  'guild.story.treasureExplorer': '{seat} finds the treasure “{treasure}”.',
  'guild.story.goal':
    '{seat} completes the goal “{goal}”{reward_id, select, none {, whose rewards are covered} other { and gets the {reward}{coins}}}.',
  'guild.story.nothing': '{seat} explores nothing.',
  'guild.story.youTrade':
    'You make a trade route from city {fromValue, number} to city {toValue, number}; the trading post goes on city {postValue, number}{coins}.',
  'guild.story.youCompleteGoal':
    'You complete the goal “{goal}”: {reward}{reward_id, select, none {} other {{coins}}}.',
  'guild.story.youDraw': 'You find the treasure “{treasure}”.',
  'guild.story.final': '{seat} ends with {coins, plural, one {# coin} other {# coins}}.',
  'guild.story.lost': '{seat} loses. Missing: {missing}.',
};

export const storyNaming: { readonly [kind: string]: Naming } = guildStoryNaming(names, {
  and: ' and ',
  amount,
  quoted,
  someCoins: 'coins',
  notCard: (name) => ` rather than “${name}”`,
});
