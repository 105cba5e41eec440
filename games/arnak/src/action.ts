/** What a player can do: plain data. Spaces, slots, stacks and options are counted from 0. */
import type {
  AssistantId,
  BonusId,
  CardId,
  GuardianId,
  PlaceId,
  SiteId,
  SlotOptionId,
  SpaceId,
  TempleStackId,
} from './data/index.ts';
import type { Icons } from './effects/language.ts';
import type { Token } from './frames.ts';

/**
 * What a player gives for a price: travel sources of which none can be left out, and cards for "a hand card".
 * Empty parts are absent; `keep` is there when the icons left over are a choice.
 */
export interface Payment {
  readonly type: 'pay';
  readonly cards?: readonly CardId[];
  readonly boons?: readonly GuardianId[];
  readonly assistants?: readonly AssistantId[];
  /** How many pilots, at two coins each. */
  readonly pilots?: number;
  /** Icons left over from earlier in the turn. */
  readonly icons?: Icons;
  readonly keep?: Icons;
  /** Cards that pay a price in hand cards. */
  readonly discard?: readonly CardId[];
}

/** Main actions; inside effects some of them answer a question. */
export type MainAction =
  | { readonly type: 'dig'; readonly site: SiteId; readonly space: number }
  | { readonly type: 'discover'; readonly place: PlaceId }
  | { readonly type: 'overcome'; readonly site: SiteId }
  | { readonly type: 'buy'; readonly card: CardId }
  /** `discount` says which of the offered discounts is taken. */
  | { readonly type: 'research'; readonly token: Token; readonly to: SpaceId; readonly discount?: number }
  | { readonly type: 'temple'; readonly stack: TempleStackId; readonly discount?: number }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' };

/** Free actions; `play` and `assistant` are main actions where the component says so. */
export type FreeAction =
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'assistant'; readonly assistant: AssistantId }
  | { readonly type: 'slot'; readonly slot: number; readonly option: SlotOptionId }
  | { readonly type: 'boon'; readonly guardian: GuardianId };

/** Actions that answer an effect's question. */
export type AnswerAction =
  | Payment
  /** Nothing has been paid yet: back to before the target was chosen. */
  | { readonly type: 'cancel' }
  | { readonly type: 'skip' }
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'draw' }
  | { readonly type: 'announce'; readonly count: number }
  | { readonly type: 'hold'; readonly card: CardId }
  | { readonly type: 'return'; readonly card: CardId }
  | { readonly type: 'exile'; readonly zone: 'hand' | 'playArea'; readonly card: CardId | 'fear-tile' }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'trade'; readonly from: 'tablet' | 'arrowhead' }
  | { readonly type: 'activate'; readonly site: SiteId }
  | {
      readonly type: 'relocate';
      readonly from: SiteId;
      readonly fromSpace: number;
      readonly to: SiteId;
      readonly toSpace: number;
    }
  | { readonly type: 'recall'; readonly site: SiteId; readonly space: number }
  | { readonly type: 'moveGuardian'; readonly from: SiteId; readonly to: SiteId }
  | { readonly type: 'take'; readonly card: CardId }
  | { readonly type: 'use' }
  | { readonly type: 'bonus'; readonly tile: BonusId }
  | { readonly type: 'row' }
  | { readonly type: 'recruit'; readonly stack: number }
  | { readonly type: 'rescue'; readonly assistant: AssistantId }
  | { readonly type: 'upgrade'; readonly assistant: AssistantId }
  | { readonly type: 'refresh'; readonly assistant: AssistantId }
  | { readonly type: 'swap'; readonly assistant: AssistantId; readonly stack: number }
  | { readonly type: 'supply'; readonly stack: number }
  | { readonly type: 'unslot' };

/** Holds the automatic steps of a player's turn, lets the next one happen, lets them all happen again. */
export type WaitAction = { readonly type: 'wait' } | { readonly type: 'goOn' } | { readonly type: 'stopWaiting' };

/** At the end of a round, everybody at the same time. */
export type KeepAction = { readonly type: 'putDown'; readonly card: CardId } | { readonly type: 'keepRest' };

export type ArnakAction = MainAction | FreeAction | AnswerAction | WaitAction | KeepAction;

export type ActionOf<Type extends ArnakAction['type']> = Extract<ArnakAction, { readonly type: Type }>;

export const SKIP: ArnakAction = { type: 'skip' };
export const CANCEL: ArnakAction = { type: 'cancel' };
