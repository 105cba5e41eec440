import { type InvestigateCardId, SLOTS, type Slot } from '@moonstaff/guild';
import { reachOf } from '../map/reach.ts';
import { legalOfType, type Moment } from '../moment.ts';
import { offerOf, slotOf, type Ui } from '../reduce.ts';
import type { Thing } from '../things.ts';

/** A place for an Investigate card: empty or with a card. */
export interface SlotModel {
  readonly slot: Slot;
  readonly card?: InvestigateCardId;
}

/** One of the Investigate cards to choose from. */
export interface OfferModel {
  readonly card: InvestigateCardId;
  /** The Era card it belongs to. */
  readonly slot: Slot;
  readonly isChosen: boolean;
  /** Whether the viewer may choose it, or only watches. */
  readonly isOpen: boolean;
  /** How many spaces it could explore first. */
  readonly reach: number;
}

export type ActionsModel =
  | { readonly kind: 'kept'; readonly slots: readonly SlotModel[] }
  | {
      readonly kind: 'choosing';
      /** Which of the cards that were drawn is kept, or which of one's own is used. */
      readonly what: 'keep' | 'use';
      readonly offers: readonly OfferModel[];
    };

export function actionsOf(moment: Moment, ui: Ui): ActionsModel {
  const { player, task, view } = moment;
  if (task?.task === 'keep' && task.cards !== undefined) {
    const keeps = legalOfType(moment, 'keep');
    const chosen = offerOf(ui, moment);
    return {
      kind: 'choosing',
      what: 'keep',
      offers: task.cards.map((card) => ({
        card,
        slot: task.slot,
        isChosen: card === chosen,
        isOpen: keeps.some((action) => action.card === card),
        reach: reachOf(view, card).length,
      })),
    };
  }
  const uses = legalOfType(moment, 'use');
  if (uses.length === 0) return keptOf(player);
  const chosen = slotOf(ui, moment);
  return {
    kind: 'choosing',
    what: 'use',
    offers: uses.flatMap(({ slot }) => {
      const card = player.actions[slot];
      return card === undefined
        ? []
        : [{ card, slot, isChosen: slot === chosen, isOpen: true, reach: reachOf(view, card).length }];
    }),
  };
}

/** What is pressed to choose an offer. */
export const thingOf = (what: 'keep' | 'use', { card, slot }: OfferModel): Thing =>
  what === 'keep' ? { on: 'offer', card } : { on: 'slot', slot };

/** What the big button presses for the offer that is chosen. */
export const confirming = (what: 'keep' | 'use', { card, slot }: OfferModel): Thing =>
  what === 'keep' ? { on: 'keep', card } : { on: 'use', slot };

/** The cards that are kept. */
export const keptOf = ({ actions }: Pick<Moment['player'], 'actions'>): ActionsModel => ({
  kind: 'kept',
  slots: SLOTS.map((slot) => {
    const card = actions[slot];
    return { slot, ...(card !== undefined && { card }) };
  }),
});
