import {
  type ExploreCardId,
  type GoalId,
  type GuildAction,
  type GuildView,
  type InvestigateCardId,
  SLOTS,
  type Slot,
  type TreasureId,
} from '@moonstaff/guild';
import type { Mention, ThingKey } from '../../table/board.ts';
import { ownSeat } from './moment.ts';

/** The buttons that aren't on the map or on a card. `endTurn` is Done in spite of a warning, `withdraw` takes Done back. */
export type ButtonName = 'done' | 'nextStep' | 'decline' | 'endTurn' | 'withdraw';

/** What a space brings about, if the player decides what comes first. */
export type Effect = Extract<GuildAction, { readonly type: 'next' }>['effect'];

export type PieceName = 'explorer' | 'village' | 'tower' | 'post';

/** Everything on the table one can point at. */
export type Thing =
  /** A space of somebody's map, named `q,r` as in the rules. */
  | { readonly on: 'space'; readonly seat: number; readonly space: string }
  /** A city of the viewer's map, which is there even if it can't be pressed. */
  | { readonly on: 'city'; readonly seat: number; readonly space: string }
  | { readonly on: 'piece'; readonly piece: PieceName; readonly seat: number; readonly space: string }
  /** A small map of an opponent. */
  | { readonly on: 'map'; readonly seat: number }
  /** A card of this era's exploration deck. */
  | { readonly on: 'deck'; readonly card: ExploreCardId }
  | { readonly on: 'goal'; readonly goal: GoalId }
  /** What a goal pays, on its card. */
  | { readonly on: 'reward'; readonly goal: GoalId }
  /** The place of a kept Investigate card. */
  | { readonly on: 'slot'; readonly slot: Slot }
  /** One of the Investigate cards the player keeps one of. */
  | { readonly on: 'offer'; readonly card: InvestigateCardId }
  /** The button that keeps the Investigate card chosen before. */
  | { readonly on: 'keep'; readonly card: InvestigateCardId }
  /** The button that uses the Investigate card of the slot chosen before. */
  | { readonly on: 'use'; readonly slot: Slot }
  | { readonly on: 'treasure'; readonly treasure: TreasureId }
  /** Where treasure cards are put, even if there are none yet. */
  | { readonly on: 'treasures' }
  | { readonly on: 'purse' }
  /** What's left of the player's own pieces. */
  | { readonly on: 'supply'; readonly piece: 'explorer' | 'village' }
  /** The number discs that say what the next village or discovery tower pays. */
  | { readonly on: 'pay'; readonly piece: 'village' | 'tower' }
  /** The button that lets this effect come first. */
  | { readonly on: 'effect'; readonly effect: Effect }
  | { readonly on: 'button'; readonly button: ButtonName };

export function keyOf(thing: Thing): ThingKey {
  return [thing.on, ...partsOf(thing)].join(':') as ThingKey;
}

function partsOf(thing: Thing): readonly (string | number)[] {
  switch (thing.on) {
    case 'space':
    case 'city':
      return [thing.seat, thing.space];
    case 'piece':
      return [thing.piece, thing.seat, thing.space];
    case 'map':
      return [thing.seat];
    case 'deck':
    case 'offer':
    case 'keep':
      return [thing.card];
    case 'goal':
    case 'reward':
      return [thing.goal];
    case 'slot':
    case 'use':
      return [thing.slot];
    case 'treasure':
      return [thing.treasure];
    case 'supply':
    case 'pay':
      return [thing.piece];
    case 'effect':
      return [thing.effect];
    case 'button':
      return [thing.button];
    case 'treasures':
    case 'purse':
      return [];
  }
}

export const isSame = (a: Thing | undefined, b: Thing | undefined): boolean =>
  a !== undefined && b !== undefined && keyOf(a) === keyOf(b);

/** What the viewer presses for an action, the best first. */
export function thingsOf(action: GuildAction, view: GuildView): readonly Thing[] {
  const space = (id: string): Thing => ({ on: 'space', seat: ownSeat(view), space: id });
  switch (action.type) {
    case 'explore':
    case 'village':
      return [space(action.field)];
    case 'trade':
      return [space(action.post), space(action.post === action.from ? action.to : action.from)];
    case 'keep':
      return [
        { on: 'keep', card: action.card },
        { on: 'offer', card: action.card },
      ];
    case 'use':
      return [
        { on: 'use', slot: action.slot },
        { on: 'slot', slot: action.slot },
      ];
    case 'next':
      return [{ on: 'effect', effect: action.effect }];
    case 'done':
      return [
        { on: 'button', button: 'endTurn' },
        { on: 'button', button: 'done' },
      ];
    case 'nextStep':
    case 'decline':
      return [{ on: 'button', button: action.type }];
  }
}

/** What a word of the log stands for. */
export function thingsMentioned({ kind, id, seat }: Mention, view: GuildView): readonly Thing[] {
  switch (kind) {
    case 'space':
      return typeof seat === 'number' ? [{ on: 'space', seat, space: String(id) }] : [];
    case 'goal':
      return [{ on: 'goal', goal: id as GoalId }];
    case 'exploreCard':
      return [{ on: 'deck', card: id as ExploreCardId }];
    case 'treasure':
      return [{ on: 'treasure', treasure: id as TreasureId }];
    case 'investigateCard':
      return SLOTS.filter((slot) => view.players[ownSeat(view)]?.actions[slot] === id).map((slot) => ({
        on: 'slot',
        slot,
      }));
    default:
      return [];
  }
}
