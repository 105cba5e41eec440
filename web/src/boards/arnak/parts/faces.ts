import {
  type AssistantId,
  assistantById,
  type CardId,
  cardById,
  type GuardianId,
  guardianById,
} from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';
import { type SignSpec, signs } from '../../../kit/art/signs.ts';
import { once } from '../words/once.ts';
import type { CardFace } from './Card.tsx';
import { CARD_ICONS, GUARDIAN_ICONS } from './drawings.ts';
import type { GuardianFace } from './Site.tsx';
import { costSigns, effectLines, effectSigns, travelSigns } from './signs.ts';

/** A card of the rules as it is drawn. */
export const cardFace = once(
  (id: CardId) => id,
  (id: CardId, words: Words): CardFace => {
    const card = cardById[id];
    const before = card.timing === 'free' ? signs('free') : card.kind === 'artifact' ? signs('tablet |') : [];
    return {
      kind: card.kind,
      name: words.name('card', id),
      icon: CARD_ICONS[id],
      travel: card.travel,
      effect: [...before, ...effectSigns(card.effect)],
      ...(card.points !== 0 && { points: card.points }),
      ...(card.kind === 'item' && { price: { token: 'coin', amount: card.costCoins }, burns: card.exilesItself }),
      ...(card.kind === 'artifact' && { price: { token: 'compass', amount: card.costCompass } }),
    };
  },
);

export function boonSigns(id: GuardianId): readonly SignSpec[] {
  const { boon } = guardianById[id];
  return boon.kind === 'travel' ? travelSigns(boon.icons) : effectSigns(boon.effect);
}

export const guardianFace = (id: GuardianId): GuardianFace => ({
  icon: GUARDIAN_ICONS[id],
  boon: boonSigns(id),
  cost: costSigns(guardianById[id].cost),
});

/** What an assistant does, in lines. */
export const assistantLines = (id: AssistantId, gold: boolean): readonly (readonly SignSpec[])[] =>
  effectLines(assistantById[id][gold ? 'gold' : 'silver']);
