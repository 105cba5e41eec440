import type { Json } from '@moonstaff/kernel';
import type { Naming, Translation } from '../../language.ts';
import { being, count, quoted } from '../../ru/grammar.ts';
import { s } from '../../segment.ts';
import type { story as english } from '../en/story.ts';
import { arnakStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'arnak.opening':
    'Игра идёт на стороне с {board_id, select, bird {храмом Птицы} other {храмом Змея}}. В торговом ряду лежат {row}.',
  'arnak.starts': '{seat} начинает с запасом: {tokens}.',
  'arnak.story.round': 'Раунд {round}',
  'arnak.story.first': '{seat} начинает раунд.',
  'arnak.story.goesOn': '{seat} возвращается к {what}.',
  'arnak.story.played': '{seat} разыгрывает карту «{card}»{price}.',
  'arnak.story.playedAll': '{seat} разыгрывает {cards_acc}.',
  'arnak.story.idle': '{seat} ничего не получает.',
  'arnak.story.travelled': '{seat} оплачивает дорогу ({fare}).',
  'arnak.story.dug': '{seat} ведёт раскопки {spot}{price}.',
  'arnak.story.discovered': '{seat} открывает место раскопок «{tile}» ({place}){price}.',
  'arnak.story.foundSite': '{seat} открывает место раскопок «{tile}».',
  'arnak.story.overcame': '{seat} одолевает стража «{guardian}» {spot}{price}.',
  'arnak.story.researched':
    '{seat} проводит исследование {token_id, select, glass {увеличительным стеклом} other {дневником}} ({space}){price}.',
  'arnak.story.templeTile': '{seat} берёт жетон храма «{stack}»{price}.',
  'arnak.story.bought': '{seat} покупает карту «{card}»{price}.',
  'arnak.story.received':
    '{seat} {to_id, select, hand {берёт в руку карту «{card}»} deckBottom {кладёт карту «{card}» под низ колоды} deckTop {кладёт карту «{card}» на верх колоды} other {берёт карту «{card}»}}.',
  'arnak.story.deckTop': '{seat} открывает на верху колоды карту «{card}».',
  'arnak.story.drew':
    '{seat} берёт {card_id, select, hidden {{count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} other {{count, plural, =1 {карту} one {карты} few {карты} many {карты} other {карты}} {cards}}}.',
  'arnak.story.exiled': '{seat} убирает из игры {cards_acc}.',
  'arnak.story.exiledItself': '{seat} убирает её из игры.',
  'arnak.story.discarded': '{seat} кладёт {cards_acc} без эффекта в зону разыгранных карт.',
  'arnak.story.tookIdols':
    '{seat} берёт {count, plural, =1 {идола} one {# идола} few {# идолов} many {# идолов} other {# идола}}.',
  'arnak.story.activated': '{seat} активирует {spot}.',
  'arnak.story.slotted': '{seat} помещает идола в ячейку.',
  'arnak.story.bonusTile': '{seat} берёт жетон бонуса исследований.',
  'arnak.story.relocated': '{seat} перемещает археолога {from} {to}.',
  'arnak.story.recalled': '{seat} возвращает археолога {spot} на планшет.',
  'arnak.story.movedGuardian': '{seat} перемещает стража «{guardian}» {from} {to}.',
  'arnak.story.roundFlag':
    '{seat} {flag_id, select, noFearFromGuardians {в этом раунде не берёт карт ужаса из-за стражей} other {в этом раунде считает все значки транспорта самолётами}}.',
  'arnak.story.fear':
    '{seat} берёт {count, plural, =1 {карту ужаса} one {# карту ужаса} few {# карты ужаса} many {# карт ужаса} other {# карты ужаса}}.',
  'arnak.story.frightened':
    '{seat} берёт {count, plural, =1 {карту ужаса из-за стража} one {# карту ужаса из-за стражей} few {# карты ужаса из-за стражей} many {# карт ужаса из-за стражей} other {# карты ужаса из-за стражей}}.',
  'arnak.story.staff':
    'Лунный посох сдвигается: {count, plural, =1 {карта {cards} убрана} one {карты {cards} убраны} few {карты {cards} убраны} many {карты {cards} убраны} other {карты {cards} убраны}} из игры.',
  'arnak.story.dealt':
    '{count, plural, =1 {Карта {cards} выложена} one {Карты {cards} выложены} few {Карты {cards} выложены} many {Карты {cards} выложены} other {Карты {cards} выложены}} в торговый ряд.',
  'arnak.story.awakens': 'Страж «{guardian}» пробуждается {spot}.',
  'arnak.story.awakensThere': 'Там пробуждается страж «{guardian}».',
  'arnak.story.rivalTile': '{rival} открывает жетон «{tile}».',
  'arnak.story.rivalRests': '{rival} ничего не делает в раунде {round}.',
  'arnak.story.rivalDug': '{rival} ведёт раскопки {spot} ({resource}).',
  'arnak.story.rivalDiscovered': '{rival} открывает место раскопок «{tile}» ({place}).',
  'arnak.story.rivalTookIdols':
    '{rival} берёт {count, plural, =1 {идола} one {# идола} few {# идолов} many {# идолов} other {# идола}}.',
  'arnak.story.rivalOvercame': '{rival} одолевает стража «{guardian}» {spot}.',
  'arnak.story.youDiscover': 'Вы открываете место раскопок: {site}.',
  'arnak.story.youTakeIdols':
    'Вы берёте: {idol}{covered, plural, =0 {} one { и # идол лицом вниз} few { и # идола лицом вниз} many { и # идолов лицом вниз} other { и # идола лицом вниз}}.',
  'arnak.story.youOvercome': 'Вы одолеваете стража «{guardian}» ({site}).',
  'arnak.story.youBuy': 'Вы покупаете карту «{card}».',
  'arnak.story.rivalResearched': '{rival} проводит исследование ({space}).',
  'arnak.story.rivalReachedTemple': '{rival} достигает затерянного храма ({place, number}-е место).',
  'arnak.story.rivalRemovedBonus': '{rival} убирает жетон бонуса исследований.',
  'arnak.story.rivalRemovedAssistant': '{rival} убирает помощника «{assistant}» из игры.',
  'arnak.story.rivalTempleTile': '{rival} берёт жетон храма «{stack}».',
  'arnak.story.rivalBought': '{rival} берёт карту «{card}» ({which}).',
};

const pilot = being('пилот', 'пилота', 'пилотов');

/** The name of a camp with another word at its beginning. */
const camp =
  (start: string) =>
  (name: string): string =>
    name.replace(/^Лагерь/, start);

const naming = arnakStoryNaming(names, {
  and: ' и ',
  amount,
  quoted,
  several: (n, name) => `${name} (${n} шт.)`,
  price: (parts) => s` за ${parts}`,
  forNothing: ' бесплатно',
  crateIdols: (n) => (n === 1 ? 'идола из ящиков' : `${n} идолов из ящиков`),
  rival: 'Конкурент',
  priceForm: 'acc',
  fareForm: 'nom',
  pilots: (n, coins) => s`${n === 1 ? pilot.nom : count(n, pilot)} за ${coins}`,
  boon: (guardian) => `дар стража «${guardian}»`,
  assistant: (name) => `помощник «${name}»`,
  at: { camp: camp('в лагере'), tile: (name) => `в месте «${name}»` },
  the: { camp: camp('лагерь'), tile: (name) => `место раскопок «${name}»` },
  from: { camp: camp('из лагеря'), tile: (name) => `с места «${name}»` },
  to: { camp: camp('в лагерь'), tile: (name) => `на место «${name}»` },
  begun: {
    card: (name) => `карте «${name}»`,
    assistant: (name) => `помощнику «${name}»`,
    boon: (guardian) => `дару стража «${guardian}»`,
    idol: 'идолу',
    dig: 'раскопкам',
    discovery: 'открытию',
    research: 'исследованию',
  },
});

/** Что не склоняется: название карты, помощника, стража. Такую плату не назвать после «за», она стоит в скобках. */
const UNDECLINED = new Set<Json>(['card', 'guardian', 'assistant', 'pilots']);

const priced =
  (kind: 'price' | 'priceOrNothing'): Naming =>
  (paid, form) => {
    const isUndeclined = Array.isArray(paid) && paid.some((part) => Array.isArray(part) && UNDECLINED.has(part[0]));
    return isUndeclined ? s` (${naming['parts']?.(paid, form) ?? ''})` : naming[kind]?.(paid, form);
  };

export const storyNaming: { readonly [kind: string]: Naming } = {
  ...naming,
  price: priced('price'),
  priceOrNothing: priced('priceOrNothing'),
  cardList: (ids, form) => {
    const cards = naming['cardList']?.(ids, form);
    if (form !== 'acc' || cards === undefined || !Array.isArray(ids)) return cards;
    return s`${ids.length === 1 ? 'карту' : 'карты'} ${cards}`;
  },
};
