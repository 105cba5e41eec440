import type { Json } from '@moonstaff/kernel';
import type { Naming, Translation } from '../../language.ts';
import { being, count, quoted } from '../../ru/grammar.ts';
import { s } from '../../segment.ts';
import type { story as english } from '../en/story.ts';
import { arnakStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'arnak.opening': 'Игра идёт на стороне «{board}». В торговом ряду лежат {row}.',
  'arnak.starts': '{seat} начинает с запасом: {tokens}.',
  'arnak.story.round': 'Раунд {round, number}',
  'arnak.story.first': '{seat} начинает раунд.',
  'arnak.story.travelled': '{seat} оплачивает дорогу ({fare}).',
  'arnak.story.dug': '{seat} ведёт раскопки {spot}{price}.',
  'arnak.story.discovered': '{seat} открывает место раскопок «{tile}» ({place}){price}.',
  'arnak.story.overcame': '{seat} одолевает стража «{guardian}» {spot}{price}.',
  'arnak.story.researched':
    '{seat} проводит исследование {token_id, select, glass {увеличительным стеклом} other {дневником}} ({space}){price}.',
  'arnak.story.templeTile': '{seat} берёт жетон храма «{stack}»{price}.',
  'arnak.story.bought': '{seat} покупает карту «{card}»{price}.',
  'arnak.story.drew':
    '{seat} берёт {card_id, select, hidden {{count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} other {{count, plural, =1 {карту} one {карты} few {карты} many {карты} other {карты}} {cards}}}.',
  'arnak.story.exiled': '{seat} убирает из игры {cards_acc}.',
  'arnak.story.discarded': '{seat} кладёт {cards_acc} без эффекта в зону разыгранных карт.',
  'arnak.story.tookIdols':
    '{seat} берёт {count, plural, one {# идола} few {# идолов} many {# идолов} other {# идола}}.',
  'arnak.story.activated': '{seat} активирует место раскопок «{site}».',
  'arnak.story.slotted': '{seat} помещает идола в ячейку.',
  'arnak.story.bonusTile': '{seat} берёт жетон бонуса исследований.',
  'arnak.story.relocated': '{seat} перемещает археолога («{from}» → «{to}»).',
  'arnak.story.recalled': '{seat} возвращает археолога на планшет («{site}»).',
  'arnak.story.movedGuardian': '{seat} перемещает стража «{guardian}» («{from}» → «{to}»).',
  'arnak.story.fear':
    '{seat} берёт {count, plural, one {# карту ужаса} few {# карты ужаса} many {# карт ужаса} other {# карты ужаса}}.',
  'arnak.story.staff':
    'Лунный посох сдвигается: {count, plural, =1 {карта {cards} убрана} one {карты {cards} убраны} few {карты {cards} убраны} many {карты {cards} убраны} other {карты {cards} убраны}} из игры.',
  'arnak.story.dealt':
    '{count, plural, =1 {Карта {cards} выложена} one {Карты {cards} выложены} few {Карты {cards} выложены} many {Карты {cards} выложены} other {Карты {cards} выложены}} в торговый ряд.',
  'arnak.story.awakens': 'Страж «{guardian}» пробуждается {spot}.',
  'arnak.story.rivalDug': 'Конкурент ведёт раскопки {spot} ({resource}).',
  'arnak.story.rivalResearched': 'Конкурент проводит исследование ({space}).',
  'arnak.story.rivalOvercame': 'Конкурент одолевает стража «{guardian}» {spot}.',
  'arnak.story.rivalTookIdols':
    'Конкурент берёт {count, plural, one {# идола} few {# идолов} many {# идолов} other {# идола}}.',
  'arnak.story.rivalDiscovered': 'Конкурент открывает место раскопок «{tile}» ({place}).',
};

const pilot = being('пилот', 'пилота', 'пилотов');

const naming = arnakStoryNaming(names, {
  and: ' и ',
  amount,
  quoted,
  price: (parts) => s` за ${parts}`,
  priceForm: 'acc',
  fareForm: 'nom',
  pilots: (n, coins) => s`${n === 1 ? pilot.nom : count(n, pilot)} за ${coins}`,
  boon: (guardian) => `дар стража «${guardian}»`,
  assistant: (name) => `помощник «${name}»`,
  at: { camp: (name) => name.replace(/^Лагерь/, 'в лагере'), tile: (name) => `в месте «${name}»` },
});

/** Что не склоняется: название карты, помощника, стража. Такую плату не назвать после «за», она стоит в скобках. */
const UNDECLINED = new Set<Json>(['card', 'guardian', 'assistant', 'pilots']);

export const storyNaming: { readonly [kind: string]: Naming } = {
  ...naming,
  price: (paid, form) => {
    const isUndeclined = Array.isArray(paid) && paid.some((part) => Array.isArray(part) && UNDECLINED.has(part[0]));
    return isUndeclined ? s` (${naming['parts']?.(paid, form) ?? ''})` : naming['price']?.(paid, form);
  },
  cardList: (ids, form) => {
    const cards = naming['cardList']?.(ids, form);
    if (form !== 'acc' || cards === undefined || !Array.isArray(ids)) return cards;
    return s`${ids.length === 1 ? 'карту' : 'карты'} ${cards}`;
  },
};
