import { quoted } from '../../de/grammar.ts';
import type { Naming, Translation } from '../../language.ts';
import { s } from '../../segment.ts';
import type { story as english } from '../en/story.ts';
import { arnakStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'arnak.opening': 'Gespielt wird auf der {board}seite. In der Kartenreihe liegen {row}.',
  'arnak.starts': '{seat} beginnt mit {tokens_dat}.',
  'arnak.story.round': 'Runde {round, number}',
  'arnak.story.first': '{seat} beginnt die Runde.',
  'arnak.story.travelled': '{seat} reist mit {fare} an.',
  'arnak.story.dug': '{seat} gräbt {spot}{price}.',
  'arnak.story.discovered': '{seat} entdeckt den Ort „{tile}“ ({place}){price}.',
  'arnak.story.overcame': '{seat} bezwingt den Wächter „{guardian}“ {spot}{price}.',
  'arnak.story.researched':
    '{seat} forscht{price} mit {token_id, select, glass {der Lupe} other {dem Notizbuch}} ({space}).',
  'arnak.story.templeTile': '{seat} nimmt das Tempelplättchen „{stack}“{price}.',
  'arnak.story.bought': '{seat} kauft „{card}“{price}.',
  'arnak.story.drew':
    '{seat} zieht {card_id, select, hidden {{count, plural, one {eine Karte} other {# Karten}}} other {{cards}}}.',
  'arnak.story.exiled': '{seat} verbannt {cards}.',
  'arnak.story.discarded': '{seat} legt {cards} ungenutzt in den Spielbereich.',
  'arnak.story.tookIdols': '{seat} nimmt {count, plural, one {ein Totem} other {# Totems}}.',
  'arnak.story.activated': '{seat} aktiviert „{site}“.',
  'arnak.story.slotted': '{seat} legt ein Totem auf ein Totemfeld.',
  'arnak.story.bonusTile': '{seat} nimmt ein Forschungsbonusplättchen.',
  'arnak.story.relocated': '{seat} versetzt einen Archäologen von „{from}“ nach „{to}“.',
  'arnak.story.recalled': '{seat} nimmt den Archäologen von „{site}“ zurück.',
  'arnak.story.movedGuardian': '{seat} versetzt den Wächter „{guardian}“ von „{from}“ nach „{to}“.',
  'arnak.story.fear': '{seat} nimmt {count, plural, one {eine Furchtkarte} other {# Furchtkarten}}.',
  'arnak.story.staff': 'Der Mondstab rückt weiter: {cards} {count, plural, one {wird} other {werden}} verbannt.',
  'arnak.story.dealt': '{cards} {count, plural, one {kommt} other {kommen}} in die Kartenreihe.',
  'arnak.story.awakens': 'Der Wächter „{guardian}“ erwacht {spot}.',
  'arnak.story.rivalDug': 'Der Gegner gräbt {spot} ({resource}).',
  'arnak.story.rivalResearched': 'Der Gegner forscht ({space}).',
  'arnak.story.rivalOvercame': 'Der Gegner bezwingt den Wächter „{guardian}“ {spot}.',
  'arnak.story.rivalTookIdols': 'Der Gegner nimmt {count, plural, one {ein Totem} other {# Totems}}.',
  'arnak.story.rivalDiscovered': 'Der Gegner entdeckt den Ort „{tile}“ ({place}).',
};

export const storyNaming: { readonly [kind: string]: Naming } = arnakStoryNaming(names, {
  and: ' und ',
  amount,
  quoted,
  price: (parts) => s` für ${parts}`,
  priceForm: 'acc',
  fareForm: 'dat',
  pilots: (count, coins) => s`${count === 1 ? 'einem Piloten' : `${count} Piloten`} (${coins})`,
  boon: (guardian) => `dem Segen von „${guardian}“`,
  assistant: (name) => `dem Gehilfen „${name}“`,
  at: { camp: (name) => `im ${name}`, tile: (name) => `am Ort „${name}“` },
});
