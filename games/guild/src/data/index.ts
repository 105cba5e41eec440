import { actionCards } from './action-cards.ts';
import type { CardRule } from './cards.ts';
import { basicCards } from './explore-cards.ts';

const rules = new Map<string, CardRule>([...basicCards, ...actionCards].map((card) => [card.id, card]));

/** What a basic exploration card or a special action card lets a player do. */
export function cardNamed(id: string): CardRule {
  const card = rules.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}
