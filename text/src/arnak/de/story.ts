import { quoted } from '../../de/grammar.ts';
import type { Naming, Translation } from '../../language.ts';
import { s } from '../../segment.ts';
import type { story as english } from '../en/story.ts';
import { arnakStoryNaming, type StoryWords } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'arnak.opening': 'Gespielt wird auf der {board}seite. In der Kartenreihe liegen {row}.',
  'arnak.starts': '{seat} beginnt mit {tokens_dat}.',
  'arnak.story.round': 'Runde {round}',
  'arnak.story.first': '{seat} beginnt die Runde.',
  'arnak.story.goesOn': '{seat} macht mit {what} weiter.',
  'arnak.story.played': '{seat} spielt „{card}“{price}.',
  'arnak.story.playedAll': '{seat} spielt {cards}.',
  'arnak.story.idle': '{seat} erhält nichts.',
  'arnak.story.travelled': '{seat} reist mit {fare} an.',
  'arnak.story.dug': '{seat} gräbt {spot}{price}.',
  'arnak.story.discovered': '{seat} entdeckt den Ort „{tile}“ ({place}){price}.',
  'arnak.story.foundSite': '{seat} entdeckt den Ort „{tile}“.',
  'arnak.story.overcame': '{seat} bezwingt den Wächter „{guardian}“ {spot}{price}.',
  'arnak.story.researched':
    '{seat} forscht{price} mit {token_id, select, glass {der Lupe} other {dem Notizbuch}} ({space}).',
  'arnak.story.templeTile': '{seat} nimmt das Tempelplättchen „{stack}“{price}.',
  'arnak.story.bought': '{seat} kauft „{card}“{price}.',
  'arnak.story.received':
    '{seat} {to_id, select, hand {nimmt „{card}“ auf die Hand} deckBottom {legt „{card}“ unter das Deck} deckTop {legt „{card}“ oben auf das Deck} other {nimmt „{card}“}}.',
  'arnak.story.deckTop': '{seat} findet „{card}“ oben auf dem Stapel.',
  'arnak.story.drew':
    '{seat} zieht {card_id, select, hidden {{count, plural, one {eine Karte} other {# Karten}}} other {{cards}}}.',
  'arnak.story.exiled': '{seat} verbannt {cards}.',
  'arnak.story.exiledItself': '{seat} verbannt die Karte.',
  'arnak.story.discarded': '{seat} legt {cards} ungenutzt in den Spielbereich.',
  'arnak.story.tookIdols': '{seat} nimmt {count, plural, one {ein Totem} other {# Totems}}.',
  'arnak.story.activated': '{seat} aktiviert {spot}.',
  'arnak.story.slotted': '{seat} legt ein Totem auf ein Totemfeld.',
  'arnak.story.bonusTile': '{seat} nimmt ein Forschungsbonusplättchen.',
  'arnak.story.relocated': '{seat} versetzt einen Archäologen {from} {to}.',
  'arnak.story.recalled': '{seat} nimmt einen Archäologen {spot} zurück.',
  'arnak.story.movedGuardian': '{seat} versetzt den Wächter „{guardian}“ {from} {to}.',
  'arnak.story.roundFlag':
    '{seat} {flag_id, select, noFearFromGuardians {bekommt in dieser Runde keine Furcht durch Wächter} other {nutzt in dieser Runde alle Bewegungssymbole als Flugzeuge}}.',
  'arnak.story.fear': '{seat} nimmt {count, plural, one {eine Furchtkarte} other {# Furchtkarten}}.',
  'arnak.story.frightened':
    '{seat} nimmt {count, plural, one {wegen eines Wächters eine Furchtkarte} other {wegen der Wächter # Furchtkarten}}.',
  'arnak.story.staff': 'Der Mondstab rückt weiter: {cards} {count, plural, one {wird} other {werden}} verbannt.',
  'arnak.story.dealt': '{cards} {count, plural, one {kommt} other {kommen}} in die Kartenreihe.',
  'arnak.story.awakens': 'Der Wächter „{guardian}“ erwacht {spot}.',
  'arnak.story.awakensThere': 'Dort erwacht der Wächter „{guardian}“.',
  'arnak.story.rivalTile': '{rival} deckt das Plättchen „{tile}“ auf.',
  'arnak.story.rivalRests': '{rival} tut nichts (Runde {round}).',
  'arnak.story.rivalDug': '{rival} gräbt {spot} ({resource}).',
  'arnak.story.rivalDiscovered': '{rival} entdeckt den Ort „{tile}“ ({place}).',
  'arnak.story.rivalTookIdols': '{rival} nimmt {count, plural, one {ein Totem} other {# Totems}}.',
  'arnak.story.rivalOvercame': '{rival} bezwingt den Wächter „{guardian}“ {spot}.',
  'arnak.story.youDiscover': 'Du entdeckst einen Ort: {site}.',
  'arnak.story.youTakeIdols':
    'Du nimmst das {idol}{covered, plural, =0 {} one { und # verdecktes Totem} other { und # verdeckte Totems}}.',
  'arnak.story.youOvercome': 'Du bezwingst den Wächter „{guardian}“ ({site}).',
  'arnak.story.youBuy': 'Du kaufst „{card}“.',
  'arnak.story.rivalResearched': '{rival} forscht ({space}).',
  'arnak.story.rivalReachedTemple': '{rival} erreicht den Verschollenen Tempel (Platz {place, number}).',
  'arnak.story.rivalRemovedBonus': '{rival} entfernt ein Forschungsbonusplättchen.',
  'arnak.story.rivalRemovedAssistant': '{rival} entfernt den Gehilfen „{assistant}“ aus dem Spiel.',
  'arnak.story.rivalTempleTile': '{rival} nimmt das Tempelplättchen „{stack}“.',
  'arnak.story.rivalBought': '{rival} nimmt „{card}“ ({which}).',
};

const words: StoryWords = {
  and: ' und ',
  amount,
  quoted,
  several: (count, name) => `${count} × ${name}`,
  price: (parts) => s` für ${parts}`,
  forNothing: ' kostenlos',
  crateIdols: (count) => (count === 1 ? 'ein Totem aus dem Lager' : `${count} Totems aus dem Lager`),
  rival: 'Der Gegner',
  priceForm: 'acc',
  fareForm: 'dat',
  pilots: (count, coins) => s`${count === 1 ? 'einem Piloten' : `${count} Piloten`} (${coins})`,
  boon: (guardian) => `dem Segen von „${guardian}“`,
  assistant: (name) => `dem Gehilfen „${name}“`,
  at: { camp: (name) => `im ${name}`, tile: (name) => `am Ort „${name}“` },
  the: { camp: (name) => `das ${name}`, tile: (name) => `den Ort „${name}“` },
  from: { camp: (name) => `vom ${name}`, tile: (name) => `vom Ort „${name}“` },
  to: { camp: (name) => `zum ${name}`, tile: (name) => `zum Ort „${name}“` },
  begun: {
    card: (name) => `„${name}“`,
    assistant: (name) => `dem Gehilfen „${name}“`,
    boon: (guardian) => `dem Segen von „${guardian}“`,
    idol: 'dem Totem',
    dig: 'der Grabung',
    discovery: 'der Entdeckung',
    research: 'der Forschung',
  },
};

/** Nach „für“ steht der Wenfall, nach „mit“ der Wemfall. */
const paid = arnakStoryNaming(names, {
  ...words,
  pilots: (count, coins) => s`${count === 1 ? 'einen Piloten' : `${count} Piloten`} (${coins})`,
  boon: (guardian) => `den Segen von „${guardian}“`,
  assistant: (name) => `den Gehilfen „${name}“`,
});

export const storyNaming: { readonly [kind: string]: Naming } = {
  ...arnakStoryNaming(names, words),
  price: (given, form) => paid['price']?.(given, form),
  priceOrNothing: (given, form) => paid['priceOrNothing']?.(given, form),
};
