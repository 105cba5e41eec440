import {
  type CardRule,
  cardNamed,
  deckOfEra,
  type ExploreCardId,
  editionOf,
  eraCards,
  type Step,
  type Terrain,
} from '@moonstaff/guild';
import { exploreTaskOf, type Moment, ruleInHand, spaceNamed } from '../moment.ts';
import { ANY_SLOT, groundsOf, type Left, type SignGround } from '../parts/signs.ts';

/** The Explore card of this turn. */
export interface CardModel {
  readonly id: ExploreCardId;
  /** On an Era card: the slot whose Investigate card it calls. */
  readonly slot?: string;
  /** What is carried out: the card's own rule, or the Investigate card. */
  readonly rule?: CardRule;
  /** How many explorers a list card has left. */
  readonly left?: Left;
  /** Whether the viewer still has to carry it out. */
  readonly isOpen: boolean;
}

export interface DeckCardModel {
  readonly id: ExploreCardId;
  readonly state: 'ahead' | 'now' | 'seen';
  readonly slot?: string;
  /** On a basic card: the terrain and the number of spaces. */
  readonly ground?: SignGround;
  readonly count?: number;
}

/** The slot of an Era card, as it's written; nothing for a basic card. */
export function slotOf(card: ExploreCardId): string | undefined {
  const special = eraCards.find(({ id }) => id === card);
  return special === undefined ? undefined : (special.slot ?? ANY_SLOT);
}

export function cardOf(moment: Moment): CardModel | undefined {
  const id = moment.view.turned.at(-1);
  if (id === undefined) return undefined;
  const slot = slotOf(id);
  const rule = slot === undefined ? cardNamed(id) : ruleInHand(moment.player);
  const left = leftOf(moment);
  return {
    id,
    ...(slot !== undefined && { slot }),
    ...(rule !== undefined && { rule }),
    ...(left !== undefined && { left }),
    isOpen: moment.myTurn,
  };
}

/** What a list card has left. A discovery or crystal space takes any place, so no terrain has more left than the card. */
function leftOf({ player, view }: Moment): CardModel['left'] {
  const task = exploreTaskOf(player);
  const step = task && cardNamed(task.card).steps[task.step];
  if (task === undefined || step?.each === undefined) return undefined;
  const placed = task.placed[task.step] ?? [];
  const terrains = placed.map((space) => spaceNamed(editionOf(view), space)?.terrain);
  const used = (ground: SignGround): number =>
    terrains.filter((one) => one === (ground satisfies Terrain | 'any')).length;
  const total = step.max - placed.length;
  const grounds = groundsOf(step).map(({ ground, n }) => ({ ground, n: Math.min(n - used(ground), total) }));
  return { grounds, total };
}

/** All Explore cards of this era, in the order of the deck list; which comes next is hidden. */
export function deckOf({ view }: Moment): readonly DeckCardModel[] {
  const now = view.turned.at(-1);
  return deckOfEra(view.era, view.rules).map((id) => ({
    id,
    state: id === now ? 'now' : view.turned.includes(id) ? 'seen' : 'ahead',
    ...faceOf(id),
  }));
}

function faceOf(id: ExploreCardId): Pick<DeckCardModel, 'slot' | 'ground' | 'count'> {
  const slot = slotOf(id);
  if (slot !== undefined) return { slot };
  const step: Step | undefined = cardNamed(id).steps[0];
  const ground = step && groundsOf(step)[0]?.ground;
  return step === undefined || ground === undefined ? {} : { ground, count: step.max };
}
