import type { ArnakAction } from '@moonstaff/arnak';
import { type CardId, cardById, type PlaceId, type Question, type WayToPay, waysToPay } from '@moonstaff/arnak';
import type { Moment } from '../moment.ts';
import { openCards } from '../open.ts';
import { ownPlayer } from '../state.ts';

type Voyage = Extract<Question, { readonly at: 'voyage' }>;

/** A card whose own main action makes the same discovery for less. */
export interface Instead {
  readonly card: CardId;
  readonly compass: number;
  /** Gives up what was begun, plays the card and chooses the same target. */
  readonly actions: readonly ArnakAction[];
}

/** What could be played for this discovery in place of the plain main action. */
export function insteadOf({ view, legal }: Moment, question: Voyage): readonly Instead[] {
  if (!question.discover || !question.main || !legal.some(({ type }) => type === 'cancel')) return [];
  const player = ownPlayer(view);
  const hand = openCards(player.hand);
  return [...new Set(hand)].flatMap((card): readonly Instead[] => {
    const { timing, effect } = cardById[card];
    const [send, ...rest] = effect;
    if (timing !== 'main' || send?.op !== 'sendArchaeologist' || rest.length > 0) return [];
    const { travel = [], compassIfDiscovering = 0 } = send.discount ?? {};
    const compass = Math.max(0, question.compass - compassIfDiscovering);
    const others = hand.toSpliced(hand.indexOf(card), 1);
    const ways = waysToPay({ ...player, hand: others }, { compass, travel: question.travel, discount: travel }, true);
    if (!ways.some(isPlain) || player.compass < compass) return [];
    return [
      {
        card,
        compass,
        actions: [{ type: 'cancel' }, { type: 'play', card }, { type: 'discover', place: question.site as PlaceId }],
      },
    ];
  });
}

const isPlain = ({ first }: WayToPay): boolean => first.length === 0;
