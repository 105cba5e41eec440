import { type Bringer, type Payment, RESOURCES, slotPoints, type Tokens, type WayToPay } from '@moonstaff/arnak';
import { hurt } from './payment.ts';

/** Points are never given up where something else will do. */
export const cheapestFirst = (ways: readonly WayToPay[]): readonly WayToPay[] =>
  ways.toSorted((a, b) => pointsLost(a) - pointsLost(b) || loss(a) - loss(b));

/** The points that a way gives up: an empty slot is worth some until an idol fills it (A-IDOL-4). */
export const pointsLost = ({ first }: WayToPay): number =>
  first.reduce((sum, { action }) => sum + (action.type === 'slot' ? (slotPoints[action.slot] ?? 0) : 0), 0);

/** What is given up: free actions are used for what they do, so they count for half. */
const loss = ({ first, pay }: WayToPay): number =>
  hurt(pay) + first.reduce((sum, { action, takes = {} }) => sum + hurt(givenFor(action)) / 2 + tokensTaken(takes), 0);

/** What is exchanged is worth less than what it is exchanged for, but not nothing. */
const tokensTaken = (takes: Tokens): number => RESOURCES.reduce((sum, resource) => sum + (takes[resource] ?? 0), 0);

function givenFor(action: Bringer['action']): Payment {
  switch (action.type) {
    case 'play':
      return { type: 'pay', cards: [action.card] };
    case 'assistant':
      return { type: 'pay', assistants: [action.assistant] };
    case 'boon':
      return { type: 'pay', boons: [action.guardian] };
    case 'slot':
      return { type: 'pay' };
  }
}
