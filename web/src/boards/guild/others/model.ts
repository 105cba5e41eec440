import type { InvestigateCardId, PlayerView, Slot, TreasureId } from '@moonstaff/guild';
import { SLOTS } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import type { Moment } from '../moment.ts';
import { coinsOf, ownerPart } from '../open.ts';

/** Another player, as far as the viewer may know. */
export interface OpponentModel {
  readonly seat: number;
  readonly name: string;
  readonly player: PlayerView;
  readonly actions: readonly InvestigateCardId[];
  /** The Investigate cards dealt to keep one of, if they're open. */
  readonly dealt?: { readonly slot: Slot; readonly cards: readonly InvestigateCardId[] };
  /** What is hidden until the end of the game, if everything is open. */
  readonly own?: {
    readonly coins: number;
    readonly treasures: readonly TreasureId[];
    readonly returned: readonly InvestigateCardId[];
  };
}

export const opponentsOf = (moment: Moment): readonly OpponentModel[] =>
  moment.view.players.flatMap((player, seat) => (seat === moment.seat ? [] : [opponentOf(moment, player, seat)]));

function opponentOf({ view, names }: Moment, player: PlayerView, seat: number): OpponentModel {
  const own = ownerPart(view, seat);
  const task = player.tasks.at(-1);
  return {
    seat,
    name: at(names, seat),
    player,
    actions: SLOTS.flatMap((slot) => player.actions[slot] ?? []),
    ...(task?.task === 'keep' && task.cards !== undefined && { dealt: { slot: task.slot, cards: task.cards } }),
    ...(own !== undefined && { own: { coins: coinsOf(own), treasures: own.treasures, returned: own.returned } }),
  };
}
