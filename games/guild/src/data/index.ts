import { byId, type Component } from '@moonstaff/kernel';
import type { CardRule } from './cards.ts';
import { basicCards, eraCards } from './explore-cards.ts';
import { goals } from './goals.ts';
import { investigateCards } from './investigate-cards.ts';
import { treasures } from './treasures.ts';

const rules = new Map<string, CardRule>(Object.entries(byId<string, CardRule>([...basicCards, ...investigateCards])));

/** Everything that may come with a later version of the rules. */
export const box: readonly Component[] = [...basicCards, ...eraCards, ...investigateCards, ...goals, ...treasures];

/** What a basic Explore card or an Investigate card lets a player do. */
export function cardNamed(id: string): CardRule {
  const card = rules.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}
