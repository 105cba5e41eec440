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
  'arnak.story.round': 'Runda {round, number}',
  'arnak.story.first': '{seat} rozpoczyna rundę.',
  'arnak.story.travelled': '{seat} opłaca podróż ({fare}).',
  'arnak.story.dug': '{seat} prowadzi wykopaliska {spot}{price}.',
  'arnak.story.discovered': '{seat} odkrywa stanowisko „{tile}” ({place}){price}.',
  'arnak.story.overcame': '{seat} ujarzmia strażnika „{guardian}” {spot}{price}.',
  'arnak.story.researched':
    '{seat} prowadzi badania {token_id, select, glass {lupą} other {notatnikiem}} ({space}){price}.',
  'arnak.story.templeTile': '{seat} bierze kafelek świątyni „{stack}”{price}.',
  'arnak.story.bought': '{seat} kupuje kartę „{card}”{price}.',
  'arnak.story.drew':
    '{seat} dobiera {card_id, select, hidden {{count, plural, one {kartę} few {# karty} many {# kart} other {# karty}}} other {{count, plural, one {kartę} few {karty} many {karty} other {karty}} {cards}}}.',
  'arnak.story.exiled': '{seat} usuwa z gry {cards}.',
  'arnak.story.discarded': '{seat} odkłada {cards} bez efektu do obszaru gry.',
  'arnak.story.tookIdols': '{seat} bierze {count, plural, one {bożka} few {# bożki} many {# bożków} other {# bożka}}.',
  'arnak.story.activated': '{seat} aktywuje stanowisko „{site}”.',
  'arnak.story.slotted': '{seat} umieszcza bożka na polu bożka.',
  'arnak.story.bonusTile': '{seat} bierze kafelek nagrody naukowej.',
  'arnak.story.relocated': '{seat} przemieszcza archeologa („{from}” → „{to}”).',
  'arnak.story.recalled': '{seat} zabiera archeologa na planszetkę („{site}”).',
  'arnak.story.movedGuardian': '{seat} przemieszcza strażnika „{guardian}” („{from}” → „{to}”).',
  'arnak.story.fear':
    '{seat} bierze {count, plural, one {kartę Strachu} few {# karty Strachu} many {# kart Strachu} other {# karty Strachu}}.',
  'arnak.story.staff':
    'Księżycowe berło przesuwa się: {count, plural, one {karta {cards} zostaje usunięta} few {karty {cards} zostają usunięte} many {karty {cards} zostają usunięte} other {karty {cards} zostają usunięte}}.',
  'arnak.story.dealt':
    '{count, plural, one {Karta {cards} trafia} few {Karty {cards} trafiają} many {Karty {cards} trafiają} other {Karty {cards} trafiają}} do rzędu kart.',
  'arnak.story.awakens': 'Strażnik „{guardian}” budzi się {spot}.',
  'arnak.story.rivalDug': 'Przeciwnik prowadzi wykopaliska {spot} ({resource}).',
  'arnak.story.rivalResearched': 'Przeciwnik prowadzi badania ({space}).',
  'arnak.story.rivalOvercame': 'Przeciwnik ujarzmia strażnika „{guardian}” {spot}.',
  'arnak.story.rivalTookIdols':
    'Przeciwnik bierze {count, plural, one {bożka} few {# bożki} many {# bożków} other {# bożka}}.',
  'arnak.story.rivalDiscovered': 'Przeciwnik odkrywa stanowisko „{tile}” ({place}).',
};

export const storyNaming: { readonly [kind: string]: Naming } = arnakStoryNaming(names, {
  and: ' i ',
  amount,
  quoted,
  price: (parts) => s` za ${parts}`,
  priceForm: 'acc',
  fareForm: 'nom',
  pilots: (count, coins) =>
    s`${count === 1 ? 'pilot' : count < 5 ? `${count} piloci` : `${count} pilotów`} za ${coins}`,
  boon: (guardian) => `przysługa strażnika „${guardian}”`,
  assistant: (name) => `asystent „${name}”`,
  at: { camp: (name) => name.replace(/^Obóz/, 'w obozie'), tile: (name) => `na stanowisku „${name}”` },
});
