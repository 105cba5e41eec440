import type { Naming, Translation } from '../../language.ts';
import { quoted } from '../../pl/grammar.ts';
import { s } from '../../segment.ts';
import type { story as english } from '../en/story.ts';
import { arnakStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'arnak.opening': 'Gra toczy się na planszy „{board}”. W rzędzie kart leżą {row}.',
  'arnak.starts': '{seat} ma na początek {tokens_acc}.',
  'arnak.story.round': 'Runda {round}',
  'arnak.story.first': '{seat} rozpoczyna rundę.',
  'arnak.story.goesOn': '{seat} wraca do {what}.',
  'arnak.story.played': '{seat} zagrywa kartę „{card}”{price}.',
  'arnak.story.playedAll': '{seat} zagrywa {cards_acc}.',
  'arnak.story.idle': '{seat} nic nie otrzymuje.',
  'arnak.story.travelled': '{seat} wykorzystuje do podróży {fare}.',
  'arnak.story.dug': '{seat} prowadzi wykopaliska {spot}{price}.',
  'arnak.story.discovered': '{seat} odkrywa stanowisko „{tile}” ({place}){price}.',
  'arnak.story.foundSite': '{seat} odkrywa stanowisko „{tile}”.',
  'arnak.story.overcame': '{seat} ujarzmia strażnika „{guardian}” {spot}{price}.',
  'arnak.story.researched':
    '{seat} prowadzi badania {token_id, select, glass {lupą} other {brulionem}} ({space}){price}.',
  'arnak.story.templeTile': '{seat} bierze kafelek świątyni „{stack}”{price}.',
  'arnak.story.bought': '{seat} kupuje kartę „{card}”{price}.',
  'arnak.story.received':
    '{seat} {to_id, select, hand {bierze kartę „{card}” na rękę} deckBottom {odkłada kartę „{card}” na spód talii} deckTop {odkłada kartę „{card}” na wierzch talii} other {bierze kartę „{card}”}}.',
  'arnak.story.deckTop': '{seat} odsłania na wierzchu talii kartę „{card}”.',
  'arnak.story.drew':
    '{seat} dobiera {card_id, select, hidden {{count, plural, one {kartę} few {# karty} many {# kart} other {# karty}}} other {{count, plural, one {kartę} few {karty} many {karty} other {karty}} {cards}}}.',
  'arnak.story.exiled': '{seat} usuwa {cards_acc}.',
  'arnak.story.exiledItself': '{seat} usuwa ją.',
  'arnak.story.discarded': '{seat} odkłada {cards_acc} do obszaru gry bez wykorzystania.',
  'arnak.story.tookIdols': '{seat} bierze {count, plural, one {bożka} few {# bożki} many {# bożków} other {# bożka}}.',
  'arnak.story.activated': '{seat} aktywuje {spot}.',
  'arnak.story.slotted': '{seat} umieszcza bożka na polu bożka.',
  'arnak.story.bonusTile': '{seat} bierze kafelek nagrody naukowej.',
  'arnak.story.relocated': '{seat} przemieszcza archeologa {from} {to}.',
  'arnak.story.recalled': '{seat} zabiera archeologa {spot} na planszetkę.',
  'arnak.story.movedGuardian': '{seat} przemieszcza strażnika „{guardian}” {from} {to}.',
  'arnak.story.roundFlag':
    '{seat} {flag_id, select, noFearFromGuardians {nie bierze w tej rundzie Strachu od strażników} other {traktuje w tej rundzie wszystkie symbole podróży jak samoloty}}.',
  'arnak.story.fear':
    '{seat} bierze {count, plural, one {kartę Strachu} few {# karty Strachu} many {# kart Strachu} other {# karty Strachu}}.',
  'arnak.story.frightened':
    '{seat} bierze {count, plural, one {kartę Strachu z powodu strażnika} few {# karty Strachu z powodu strażników} many {# kart Strachu z powodu strażników} other {# karty Strachu z powodu strażników}}.',
  'arnak.story.staff':
    'Księżycowe berło przesuwa się: {count, plural, one {karta {cards} zostaje usunięta} few {karty {cards} zostają usunięte} many {karty {cards} zostają usunięte} other {karty {cards} zostają usunięte}}.',
  'arnak.story.dealt':
    '{count, plural, one {Karta {cards} trafia} few {Karty {cards} trafiają} many {Karty {cards} trafiają} other {Karty {cards} trafiają}} do rzędu kart.',
  'arnak.story.awakens': 'Strażnik „{guardian}” budzi się {spot}.',
  'arnak.story.awakensThere': 'Budzi się tam strażnik „{guardian}”.',
  'arnak.story.rivalTile': '{rival} odsłania kafelek „{tile}”.',
  'arnak.story.rivalRests': '{rival} nic nie robi w rundzie {round}.',
  'arnak.story.rivalDug': '{rival} prowadzi wykopaliska {spot} ({resource}).',
  'arnak.story.rivalDiscovered': '{rival} odkrywa stanowisko „{tile}” ({place}).',
  'arnak.story.rivalTookIdols':
    '{rival} bierze {count, plural, one {bożka} few {# bożki} many {# bożków} other {# bożka}}.',
  'arnak.story.rivalOvercame': '{rival} ujarzmia strażnika „{guardian}” {spot}.',
  'arnak.story.youDiscover': 'Odkrywasz stanowisko: {site}.',
  'arnak.story.youTakeIdols':
    'Bierzesz {idol_acc}{covered, plural, =0 {} one { i # zakrytego bożka} few { i # zakryte bożki} many { i # zakrytych bożków} other { i # zakrytego bożka}}.',
  'arnak.story.youOvercome': 'Ujarzmiasz strażnika „{guardian}” ({site}).',
  'arnak.story.youBuy': 'Kupujesz kartę „{card}”.',
  'arnak.story.rivalResearched': '{rival} prowadzi badania ({space}).',
  'arnak.story.rivalReachedTemple': '{rival} dociera do zaginionej świątyni ({place, number}. w kolejności).',
  'arnak.story.rivalRemovedBonus': '{rival} usuwa kafelek nagrody naukowej.',
  'arnak.story.rivalRemovedAssistant': '{rival} usuwa asystenta „{assistant}” z gry.',
  'arnak.story.rivalTempleTile': '{rival} bierze kafelek świątyni „{stack}”.',
  'arnak.story.rivalBought': '{rival} bierze kartę „{card}” ({which}).',
};

/** The name of a camp with another word at its beginning. */
const camp =
  (start: string) =>
  (name: string): string =>
    name.replace(/^Obóz/, start);

export const storyNaming: { readonly [kind: string]: Naming } = arnakStoryNaming(names, {
  and: ' i ',
  amount,
  quoted,
  several: (count, name) => `${name} (${count}×)`,
  cards: (count) => (count === 1 ? 'kartę ' : 'karty '),
  price: (parts) => s` za ${parts}`,
  forNothing: ' za darmo',
  crateIdols: (count) => (count === 1 ? 'bożka ze skrzyń' : `${count} ${count < 5 ? 'bożki' : 'bożków'} ze skrzyń`),
  rival: 'Przeciwnik',
  priceForm: 'acc',
  fareForm: 'acc',
  pilots: (count, coins) => s`${count === 1 ? 'pilota' : `${count} pilotów`} za ${coins}`,
  boon: (guardian) => `przysługę strażnika „${guardian}”`,
  assistant: (name) => `asystenta „${name}”`,
  at: { camp: camp('w obozie'), tile: (name) => `na stanowisku „${name}”` },
  the: { camp: camp('obóz'), tile: (name) => `stanowisko „${name}”` },
  from: { camp: camp('z obozu'), tile: (name) => `ze stanowiska „${name}”` },
  to: { camp: camp('do obozu'), tile: (name) => `na stanowisko „${name}”` },
  begun: {
    card: (name) => `karty „${name}”`,
    assistant: (name) => `asystenta „${name}”`,
    boon: (guardian) => `przysługi strażnika „${guardian}”`,
    idol: 'bożka',
    dig: 'wykopalisk',
    discovery: 'odkrycia',
    research: 'badań',
  },
});
