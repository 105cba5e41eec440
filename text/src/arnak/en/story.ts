import { quoted } from '../../en/grammar.ts';
import type { Naming } from '../../language.ts';
import { s } from '../../segment.ts';
import { arnakStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

/** The story of a game. Everything else uses the phrase of its event. */
export const story = {
  'arnak.opening': 'The game is played at the {board}. The card row offers {row}.',
  'arnak.starts': '{seat} starts with {tokens}.',
  'arnak.story.round': 'Round {round, number}',
  'arnak.story.first': '{seat} goes first.',
  'arnak.story.travelled': '{seat} travels with {fare}.',
  'arnak.story.dug': '{seat} digs {spot}{price}.',
  'arnak.story.discovered': '{seat} discovers the site “{tile}” ({place}){price}.',
  'arnak.story.overcame': '{seat} overcomes the guardian “{guardian}” {spot}{price}.',
  'arnak.story.researched': '{seat} researches with the {token} ({space}){price}.',
  'arnak.story.templeTile': '{seat} takes the temple tile “{stack}”{price}.',
  'arnak.story.bought': '{seat} buys “{card}”{price}.',
  'arnak.story.drew':
    '{seat} draws {card_id, select, hidden {{count, plural, one {a card} other {# cards}}} other {{cards}}}.',
  'arnak.story.exiled': '{seat} exiles {cards}.',
  'arnak.story.discarded': '{seat} puts {cards} unused into the play area.',
  'arnak.story.tookIdols': '{seat} takes {count, plural, one {an idol} other {# idols}}.',
  'arnak.story.activated': '{seat} activates “{site}”.',
  'arnak.story.slotted': '{seat} puts an idol into a slot.',
  'arnak.story.bonusTile': '{seat} takes a research bonus tile.',
  'arnak.story.relocated': '{seat} relocates an archaeologist from “{from}” to “{to}”.',
  'arnak.story.recalled': '{seat} takes the archaeologist at “{site}” back.',
  'arnak.story.movedGuardian': '{seat} moves the guardian “{guardian}” from “{from}” to “{to}”.',
  'arnak.story.fear': '{seat} takes {count, plural, one {a Fear card} other {# Fear cards}}.',
  'arnak.story.staff': 'The moon staff moves on: {cards} {count, plural, one {is} other {are}} exiled.',
  'arnak.story.dealt': '{cards} {count, plural, one {comes} other {come}} into the card row.',
  'arnak.story.awakens': 'The guardian “{guardian}” awakens {spot}.',
  'arnak.story.rivalDug': 'The rival digs for {resource} {spot}.',
  'arnak.story.rivalResearched': 'The rival researches ({space}).',
  'arnak.story.rivalOvercame': 'The rival overcomes the guardian “{guardian}” {spot}.',
  'arnak.story.rivalTookIdols': 'The rival takes {count, plural, one {an idol} other {# idols}}.',
  'arnak.story.rivalDiscovered': 'The rival discovers the site “{tile}” ({place}).',
};

export const storyNaming: { readonly [kind: string]: Naming } = arnakStoryNaming(names, {
  and: ' and ',
  amount,
  quoted,
  price: (parts) => s` for ${parts}`,
  priceForm: 'acc',
  fareForm: 'nom',
  pilots: (count, coins) => s`${count === 1 ? 'a pilot' : `${count} pilots`} (${coins})`,
  boon: (guardian) => `the boon of “${guardian}”`,
  assistant: (name) => `the assistant “${name}”`,
  at: { camp: (name) => `at the ${name}`, tile: (name) => `at the ${name}` },
});
