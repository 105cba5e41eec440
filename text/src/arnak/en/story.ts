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
  'arnak.story.round': 'Round {round}',
  'arnak.story.first': '{seat} goes first.',
  'arnak.story.goesOn': '{seat} goes on with {what}.',
  'arnak.story.played': '{seat} plays “{card}”{price}.',
  'arnak.story.playedAll': '{seat} plays {cards}.',
  'arnak.story.idle': '{seat} gains nothing.',
  'arnak.story.travelled': '{seat} travels with {fare}.',
  'arnak.story.dug': '{seat} digs {spot}{price}.',
  'arnak.story.discovered': '{seat} discovers the site “{tile}” ({place}){price}.',
  'arnak.story.foundSite': '{seat} discovers the site “{tile}”.',
  'arnak.story.overcame': '{seat} overcomes the guardian “{guardian}” {spot}{price}.',
  'arnak.story.researched': '{seat} researches with the {token} ({space}){price}.',
  'arnak.story.templeTile': '{seat} takes the temple tile “{stack}”{price}.',
  'arnak.story.bought': '{seat} buys “{card}”{price}.',
  'arnak.story.received':
    '{seat} {to_id, select, hand {takes “{card}” into hand} deckBottom {puts “{card}” at the bottom of the deck} deckTop {puts “{card}” on top of the deck} other {takes “{card}”}}.',
  'arnak.story.deckTop': '{seat} finds “{card}” on top of the deck.',
  'arnak.story.drew':
    '{seat} draws {card_id, select, hidden {{count, plural, one {a card} other {# cards}}} other {{cards}}}.',
  'arnak.story.exiled': '{seat} exiles {cards}.',
  'arnak.story.exiledItself': '{seat} exiles it.',
  'arnak.story.discarded': '{seat} puts {cards} unused into the play area.',
  'arnak.story.tookIdols': '{seat} takes {count, plural, one {an idol} other {# idols}}.',
  'arnak.story.activated': '{seat} activates {spot}.',
  'arnak.story.slotted': '{seat} puts an idol into a slot.',
  'arnak.story.bonusTile': '{seat} takes a research bonus tile.',
  'arnak.story.relocated': '{seat} relocates an archaeologist {from} {to}.',
  'arnak.story.recalled': '{seat} takes an archaeologist back {spot}.',
  'arnak.story.movedGuardian': '{seat} moves the guardian “{guardian}” {from} {to}.',
  'arnak.story.roundFlag':
    '{seat} {flag_id, select, noFearFromGuardians {takes no Fear from guardians this round} other {counts every travel icon as a plane this round}}.',
  'arnak.story.fear': '{seat} takes {count, plural, one {a Fear card} other {# Fear cards}}.',
  'arnak.story.frightened':
    '{seat} takes {count, plural, one {a Fear card because of a guardian} other {# Fear cards because of guardians}}.',
  'arnak.story.staff': 'The moon staff moves on: {cards} {count, plural, one {is} other {are}} exiled.',
  'arnak.story.dealt': '{cards} {count, plural, one {comes} other {come}} into the card row.',
  'arnak.story.awakens': 'The guardian “{guardian}” awakens {spot}.',
  'arnak.story.awakensThere': 'The guardian “{guardian}” awakens there.',
  'arnak.story.rivalTile': '{rival} turns up the tile “{tile}”.',
  'arnak.story.rivalRests': '{rival} does nothing in round {round}.',
  'arnak.story.rivalDug': '{rival} digs for {resource} {spot}.',
  'arnak.story.rivalDiscovered': '{rival} discovers the site “{tile}” ({place}).',
  'arnak.story.rivalTookIdols': '{rival} takes {count, plural, one {an idol} other {# idols}}.',
  'arnak.story.rivalOvercame': '{rival} overcomes the guardian “{guardian}” {spot}.',
  'arnak.story.youDiscover': 'You discover a site: {site}.',
  'arnak.story.youTakeIdols':
    'You take {idol}{covered, plural, =0 {} one { and # face-down idol} other { and # face-down idols}}.',
  'arnak.story.youOvercome': 'You overcome the guardian “{guardian}” ({site}).',
  'arnak.story.youBuy': 'You buy “{card}”.',
  'arnak.story.rivalResearched': '{rival} researches ({space}).',
  'arnak.story.rivalReachedTemple':
    '{rival} is the {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to reach the Lost Temple.',
  'arnak.story.rivalRemovedBonus': '{rival} removes a research bonus tile.',
  'arnak.story.rivalRemovedAssistant': '{rival} removes the assistant “{assistant}” from the game.',
  'arnak.story.rivalTempleTile': '{rival} takes the temple tile “{stack}”.',
  'arnak.story.rivalBought': '{rival} takes “{card}” ({which}).',
};

export const storyNaming: { readonly [kind: string]: Naming } = arnakStoryNaming(names, {
  and: ' and ',
  amount,
  quoted,
  several: (count, name) => `${count} ${name} cards`,
  price: (parts) => s` for ${parts}`,
  forNothing: ' for free',
  crateIdols: (count) => (count === 1 ? 'an idol from the crates' : `${count} idols from the crates`),
  rival: 'The rival',
  priceForm: 'acc',
  fareForm: 'nom',
  pilots: (count, coins) => s`${count === 1 ? 'a pilot' : `${count} pilots`} (${coins})`,
  boon: (guardian) => `the boon of “${guardian}”`,
  assistant: (name) => `the assistant “${name}”`,
  at: { camp: (name) => `at the ${name}`, tile: (name) => `at the ${name}` },
  the: { camp: (name) => `the ${name}`, tile: (name) => `the ${name}` },
  from: { camp: (name) => `from the ${name}`, tile: (name) => `from the ${name}` },
  to: { camp: (name) => `to the ${name}`, tile: (name) => `to the ${name}` },
  begun: {
    card: (name) => `“${name}”`,
    assistant: (name) => `the assistant “${name}”`,
    boon: (guardian) => `the boon of “${guardian}”`,
    idol: 'the idol',
    dig: 'the dig',
    discovery: 'the discovery',
    research: 'the research',
  },
});
