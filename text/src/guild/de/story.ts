import { quoted } from '../../de/grammar.ts';
import type { Naming, Translation } from '../../language.ts';
import type { story as english } from '../en/story.ts';
import { guildStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'guild.event.opening': 'Gespielt wird auf der Landkarte „{map}“. Die Ziele sind {goals}.',
  'guild.event.treasures': '{seat} erhält {coins, plural, one {# Münze} other {# Münzen}} für Schätze ({treasures}).',
  'guild.event.won': '{seat} gewinnt.',
  'guild.event.lost': '{seat} verliert.',
  'guild.story.era': 'Ära {era}',
  'guild.story.reveal': 'Zug {turn, number}: „{card}“.',
  'guild.story.token': 'Ein Ära-Plättchen verdeckt die {reward} von „{goal}“.',
  'guild.story.kept': '{seat} behält „{card}“{other} als Erforschungskarte {slot}.',
  'guild.story.explored': '{seat} erkundet {spaces}.',
  'guild.story.collected': '{seat} sammelt {coins} ein.',
  'guild.story.trade': '{seat} eröffnet eine Handelsroute{sum}.',
  'guild.story.village':
    '{seat} entdeckt ein Dorf{terrain_id, select, grass { im Grasland} desert { in der Wüste} mountain { im Gebirge} sea { am Meer} other {}}{coins}.',
  'guild.story.tower': '{seat} errichtet den {towers, number}. Entdeckungsturm{coins}.',
  'guild.story.crystal': '{seat} findet einen Kristall{coins}.',
  'guild.story.treasureCoins': '{seat} findet den Schatz „{treasure}“{coins}.',
  'guild.story.treasureExplorer': '{seat} findet den Schatz „{treasure}“.',
  'guild.story.goal':
    '{seat} erfüllt das Ziel „{goal}“{reward_id, select, none {, dessen Belohnungen verdeckt sind} other { und erhält die {reward}{coins}}}.',
  'guild.story.nothing': '{seat} erkundet nichts.',
  'guild.story.youTrade':
    'Du eröffnest eine Handelsroute von Stadt {fromValue, number} nach Stadt {toValue, number}; der Handelsposten kommt auf Stadt {postValue, number}{coins}.',
  'guild.story.youCompleteGoal': 'Du erfüllst das Ziel „{goal}“: {reward}{reward_id, select, none {} other {{coins}}}.',
  'guild.story.youDraw': 'Du findest den Schatz „{treasure}“.',
  'guild.story.final': '{seat} hat am Ende {coins, plural, one {# Münze} other {# Münzen}}.',
  'guild.story.lost': '{seat} verliert. Was noch fehlt: {missing}.',
};

export const storyNaming: { readonly [kind: string]: Naming } = guildStoryNaming(names, {
  and: ' und ',
  amount,
  quoted,
  someCoins: 'Münzen',
  notCard: (name) => ` statt „${name}“`,
});
