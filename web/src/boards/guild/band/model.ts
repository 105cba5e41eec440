import { cardNamed, type InvestigateCardId, type Slot, type TreasureId } from '@moonstaff/guild';
import type { Phrase } from '@moonstaff/kernel';
import { latest, type TableLine } from '../../../table/log/story.ts';
import { pressesOf } from '../map/presses.ts';
import { exploreTaskOf, legalOfType, type Moment } from '../moment.ts';
import { answerOf, firstCityOf, isArmed, isWarned, offerOf, slotOf, type Ui } from '../reduce.ts';
import type { Effect } from '../things.ts';
import { type DoneWarning, doneWarning, mayWithdraw, unusedExplorers } from './unused.ts';

/** One explorer of the card: placed, next, or to come. */
export interface StepMark {
  readonly state: 'done' | 'now' | 'ahead';
  /** Its number; nothing in a step without a limit. */
  readonly n?: number;
  /** Whether a further step of the card starts here. */
  readonly startsStep: boolean;
}

/** The line about the thing pointed at, or about the moment. */
export type Told =
  | { readonly kind: 'refused'; readonly reason: Phrase }
  | { readonly kind: 'gains'; readonly gains: readonly Phrase[]; readonly reveals?: Phrase; readonly tapped: boolean }
  | { readonly kind: 'route'; readonly city: 'first' | 'post' }
  /** What somebody just did, for those who wait. */
  | { readonly kind: 'news'; readonly line: TableLine }
  /** Treasures just drawn. */
  | { readonly kind: 'drawn'; readonly treasures: readonly TreasureId[] }
  /** How many spaces are lit, why nothing can be taken back, and what the others did since one's last turn. */
  | { readonly kind: 'lit'; readonly spaces: number; readonly undoEnds?: Phrase; readonly since: readonly TableLine[] };

/** What happened last. */
export interface Latest {
  readonly drawn: readonly TreasureId[];
  readonly since: readonly TableLine[];
}

/** The big button. */
export type MainButton =
  | {
      readonly button: 'done';
      readonly state: 'off' | 'unfinished' | 'ready';
      /** Explorers that would be lost. */
      readonly unused: number;
    }
  | { readonly button: 'keep'; readonly card?: InvestigateCardId }
  | { readonly button: 'use'; readonly slot?: Slot; readonly card?: InvestigateCardId };

export interface BandModel {
  /** Whose colour it has. */
  readonly seat: number;
  readonly state: 'mine' | 'waiting' | 'over';
  /** Who has to act. */
  readonly waitingFor: readonly string[];
  readonly steps: readonly StepMark[];
  readonly told: Told;
  /** Absent for those who only watch. */
  readonly buttons?: {
    readonly nextStep: boolean;
    readonly decline: boolean;
    /** What may come first. */
    readonly effects: readonly Effect[];
    /** Whether Done can be taken back. */
    readonly withdraw: boolean;
    readonly main: MainButton;
  };
  /** Asks before the turn ends with something left to explore. */
  readonly warning?: DoneWarning;
}

export function bandOf(moment: Moment, ui: Ui, latest: Latest): BandModel {
  const { myTurn, toAct, seat, names, plays } = moment;
  const warning = isWarned(ui, moment) ? doneWarning(moment) : undefined;
  return {
    seat: myTurn ? seat : (toAct[0] ?? seat),
    state: myTurn ? 'mine' : toAct.length === 0 ? 'over' : 'waiting',
    waitingFor: toAct.map((one) => names[one] ?? ''),
    steps: stepsOf(moment),
    told: toldOf(moment, ui, latest),
    ...(plays &&
      !moment.view.over && {
        buttons: {
          nextStep: legalOfType(moment, 'nextStep').length > 0,
          decline: legalOfType(moment, 'decline').length > 0,
          effects: legalOfType(moment, 'next').map(({ effect }) => effect),
          withdraw: mayWithdraw(moment),
          main: mainOf(moment, ui),
        },
      }),
    ...(warning !== undefined && { warning }),
  };
}

function mainOf(moment: Moment, ui: Ui): MainButton {
  if (legalOfType(moment, 'keep').length > 0) {
    const card = offerOf(ui, moment);
    return { button: 'keep', ...(card !== undefined && { card }) };
  }
  if (legalOfType(moment, 'use').length > 0) {
    const slot = slotOf(ui, moment);
    const card = slot && moment.player.actions[slot];
    return { button: 'use', ...(slot && { slot }), ...(card && { card }) };
  }
  const unused = unusedExplorers(moment);
  const isLegal = legalOfType(moment, 'done').length > 0;
  return { button: 'done', state: !isLegal ? 'off' : unused > 0 ? 'unfinished' : 'ready', unused };
}

function toldOf(moment: Moment, ui: Ui, { drawn, since }: Latest): Told {
  const { reason, preview } = answerOf(ui, moment) ?? {};
  if (reason !== undefined) return { kind: 'refused', reason };
  if (preview !== undefined) {
    const { gains, reveals } = preview;
    const tapped = isArmed(ui, moment);
    return { kind: 'gains', gains, tapped, ...(reveals !== undefined && { reveals }) };
  }
  const first = firstCityOf(ui, moment);
  if (legalOfType(moment, 'trade').length > 2) return { kind: 'route', city: first === undefined ? 'first' : 'post' };
  if (drawn.length > 0) return { kind: 'drawn', treasures: drawn };
  const last = moment.myTurn ? undefined : latest({ game: 'guild', log: moment.log });
  if (last !== undefined) return { kind: 'news', line: last };
  const { undoEnds } = moment;
  return { kind: 'lit', spaces: pressesOf(moment, first).size, since, ...(undoEnds !== undefined && { undoEnds }) };
}

function stepsOf({ player }: Moment): readonly StepMark[] {
  const task = exploreTaskOf(player);
  if (task === undefined) return [];
  const marks: StepMark[] = [];
  cardNamed(task.card).steps.forEach(({ max }, step) => {
    const placed = task.placed[step]?.length ?? 0;
    const isLimited = Number.isFinite(max);
    const shown = step < task.step ? placed : isLimited ? max : placed + 1;
    for (let i = 0; i < shown; i++) {
      marks.push({
        state: i < placed ? 'done' : step === task.step && i === placed ? 'now' : 'ahead',
        ...(isLimited && { n: marks.length + 1 }),
        startsStep: i === 0 && step > 0,
      });
    }
  });
  return marks;
}
