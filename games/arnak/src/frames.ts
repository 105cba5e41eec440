/**
 * What is going on inside a turn, as plain data on a stack in the state: lists of steps still to be
 * done, things that happen by themselves, and questions to the active player. Frames are replaced,
 * never changed.
 */
import type { ArtifactId, AssistantId, CardId, SiteId, SpaceId } from './data/index.ts';
import type {
  ActivateSite,
  CardKind,
  Choose,
  Cost,
  DrawKeep,
  Effect,
  GainCard,
  Icons,
  Level,
  OvercomeGuardian,
  SendArchaeologist,
  Side,
  Tokens,
} from './effects/language.ts';

export type Token = 'glass' | 'notebook';

/** Runs without asking. */
export type AutoFrame =
  | { readonly at: 'steps'; readonly steps: Effect; readonly next: number }
  /** The place was paid for and its idol used: turn a site tile (A-DISC-5). */
  | { readonly at: 'tile'; readonly site: SiteId }
  /** The tile was used: a guardian appears (A-DISC-6). */
  | { readonly at: 'guardian'; readonly site: SiteId };

/** Waits for the active player's answer. */
export type Question =
  /** An archaeologist is about to leave: pay compasses and travel (A-DIG-4, A-DISC-3). */
  | {
      readonly at: 'voyage';
      readonly site: SiteId;
      readonly space: number;
      readonly discover: boolean;
      readonly travel: Icons;
      readonly discount: Icons;
      readonly compass: number;
      readonly twice: boolean;
      /** Chosen as the main action itself, not inside an effect. */
      readonly main: boolean;
    }
  /** A guardian with a price in travel or hand cards (A-GRD-5). */
  | { readonly at: 'guardianPrice'; readonly site: SiteId }
  | { readonly at: 'pay'; readonly cost: Cost; readonly gives: Effect }
  | { readonly at: 'choose'; readonly step: Choose; readonly taken: readonly number[] }
  | { readonly at: 'draw'; readonly left: number; readonly from: 'top' | 'bottom' }
  | { readonly at: 'announce'; readonly step: DrawKeep }
  /** Cards drawn, one of them is to be kept: secret to their owner. */
  | { readonly at: 'hold'; readonly cards: readonly CardId[]; readonly mayReturn: boolean }
  /** The others: one may go back on top. */
  | { readonly at: 'return'; readonly cards: readonly CardId[] }
  | { readonly at: 'exile' }
  | { readonly at: 'discard' }
  | { readonly at: 'trade' }
  | { readonly at: 'send'; readonly step: SendArchaeologist }
  | { readonly at: 'activate'; readonly step: ActivateSite; readonly used: readonly SiteId[] }
  /** A site that may be used once more. */
  | { readonly at: 'again'; readonly site: SiteId }
  | { readonly at: 'relocate'; readonly toLevels: readonly Level[] }
  | { readonly at: 'recall' }
  | { readonly at: 'overcome'; readonly where: OvercomeGuardian['where'] }
  | { readonly at: 'moveGuardian'; readonly toLevels: readonly Level[] }
  | { readonly at: 'buy'; readonly kind: CardKind | 'any'; readonly discount: number; readonly deckTop: boolean }
  | { readonly at: 'take'; readonly step: GainCard }
  /** An artifact just bought or gained: use it or not (A-BUY-4). */
  | { readonly at: 'use'; readonly card: ArtifactId }
  | {
      readonly at: 'research';
      readonly token: 'any' | 'notebook';
      readonly free: boolean;
      readonly discounts: readonly Tokens[];
    }
  /** A token is on a new space: bonus tile and row effect, in either order (A-RES-8). */
  | {
      readonly at: 'arrive';
      readonly token: Token;
      readonly space: SpaceId;
      readonly bonus: boolean;
      readonly row: boolean;
    }
  | { readonly at: 'recruit' }
  | { readonly at: 'rescue' }
  | { readonly at: 'upgrade' }
  /** `done`: those the same effect has refreshed already. */
  | { readonly at: 'refresh'; readonly left: number; readonly done?: readonly AssistantId[] }
  | { readonly at: 'swap' }
  | { readonly at: 'supply'; readonly side: Side }
  | { readonly at: 'unslot' };

export type Frame = AutoFrame | Question;

export type QuestionOf<At extends Question['at']> = Extract<Question, { readonly at: At }>;

export const isAuto = (frame: Frame): frame is AutoFrame =>
  frame.at === 'steps' || frame.at === 'tile' || frame.at === 'guardian';

/** Whether an automatic step is held, until its player lets it happen. */
export function isHeld({ stack }: { readonly stack: readonly Frame[] }): boolean {
  const frame = stack.at(-1);
  return frame !== undefined && isAuto(frame);
}

/** The question that an effect is waiting to have answered, in a state or in a view. */
export function openQuestion({ stack }: { readonly stack: readonly Frame[] }): Question | undefined {
  const frame = stack.at(-1);
  return frame === undefined || isAuto(frame) ? undefined : frame;
}
