import { type InvestigateCardId, SLOTS, type Slot } from '@moonstaff/guild';
import { reachOf } from '../map/reach.ts';
import { legalOfType, type Moment } from '../moment.ts';
import { offerOf, type Ui } from '../reduce.ts';

/** A place for an Investigate card: empty, with a card, or with one whose Investigate card may be used now. */
export interface SlotModel {
  readonly slot: Slot;
  readonly card?: InvestigateCardId;
  readonly isUsable: boolean;
}

/** One of the Investigate cards to keep one of. */
export interface OfferModel {
  readonly card: InvestigateCardId;
  readonly isChosen: boolean;
  /** Whether the viewer may choose it, or only watches. */
  readonly isOpen: boolean;
  /** How many spaces it could explore at once. */
  readonly reach: number;
}

export type ActionsModel =
  | { readonly kind: 'kept'; readonly slots: readonly SlotModel[] }
  | {
      readonly kind: 'choosing';
      readonly slot: Slot;
      readonly offers: readonly OfferModel[];
      /** The card the main button keeps. */
      readonly chosen?: InvestigateCardId;
    };

export function actionsOf(moment: Moment, ui: Ui): ActionsModel {
  const { player, task, view } = moment;
  if (task?.task === 'keep' && task.cards !== undefined) {
    const keeps = legalOfType(moment, 'keep');
    const chosen = offerOf(ui, moment);
    return {
      kind: 'choosing',
      slot: task.slot,
      offers: task.cards.map((card) => ({
        card,
        isChosen: card === chosen,
        isOpen: keeps.some((action) => action.card === card),
        reach: reachOf(view, card).length,
      })),
      ...(chosen !== undefined && { chosen }),
    };
  }
  const uses = legalOfType(moment, 'use');
  return keptOf(player, (slot) => uses.some((action) => action.slot === slot));
}

/** The cards that are kept, even while another is being chosen. */
export const keptOf = (
  { actions }: Pick<Moment['player'], 'actions'>,
  isUsable: (slot: Slot) => boolean,
): ActionsModel => ({
  kind: 'kept',
  slots: SLOTS.map((slot) => {
    const card = actions[slot];
    return { slot, ...(card !== undefined && { card }), isUsable: isUsable(slot) };
  }),
});
