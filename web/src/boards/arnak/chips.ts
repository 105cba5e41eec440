import {
  type ArnakAction,
  type ArnakView,
  bonusById,
  type Effect,
  type Payment,
  type WayToPay,
} from '@moonstaff/arnak';
import type { Moment } from './moment.ts';
import { rowEffectOf } from './order.ts';
import type { Instead } from './play/instead.ts';
import { type Kind, kindOf, MAIN_KINDS } from './play/kinds.ts';
import { differentWays, isAlike, isLong, type Paying } from './play/paying.ts';
import { leavings } from './play/payment.ts';
import { countOf, type Ui } from './reduce.ts';
import { ofType, questionOf } from './state.ts';
import { type Spot, thingsOf } from './things.ts';

/** A button of the band's row. They are pressed with the digits. */
export type Chip =
  | {
      readonly is: 'kind';
      readonly kind: Kind;
      readonly count: number;
      readonly chosen: boolean;
      /** Where it can be done. */
      readonly things: readonly Spot[];
    }
  | { readonly is: 'pass'; readonly action: ArnakAction }
  /** An answer that is easier to read than to look for on the table; `effect` when it is one of several effects. */
  | { readonly is: 'answer'; readonly action: ArnakAction; readonly effect?: Effect }
  /** A ready-made way to pay. */
  | { readonly is: 'way'; readonly way: WayToPay; readonly chosen: boolean }
  /** A card that makes the same journey in place of what was begun. */
  | { readonly is: 'instead'; readonly instead: Instead }
  /** How many more ways there are than there is room for. */
  | { readonly is: 'payments'; readonly count: number }
  /** Which icons to keep of the payment. */
  | { readonly is: 'keep'; readonly payment: Payment; readonly chosen: boolean };

interface Price {
  readonly payment: Payment | undefined;
  readonly paying: Paying | undefined;
}

/** Two rows of two: with more, names would be cut off. */
const MOST_WAYS = 4;

/** The cheapest ways to pay, when there is a choice, and what could be played instead. */
function waysOf({ ways, chosen, missing, instead }: Paying): readonly Chip[] {
  const different = differentWays(ways);
  const isChosen = (way: WayToPay): boolean => chosen !== undefined && isAlike(way, chosen);
  const isPlain = different.length <= 1 && missing === undefined && !different.some(isLong) && instead.length === 0;
  const shown = isPlain ? [] : different;
  const room = MOST_WAYS - Math.min(instead.length, 1);
  const most = shown.length > room ? room - 1 : room;
  return [
    ...shown.slice(0, most).map((way): Chip => ({ is: 'way', way, chosen: isChosen(way) })),
    ...instead.slice(0, 1).map((one): Chip => ({ is: 'instead', instead: one })),
    ...(shown.length > most ? [{ is: 'payments', count: shown.length - most } as const] : []),
  ];
}

/** Answers given elsewhere: with the buttons at the end of the band, or by paying. */
const ELSEWHERE: ReadonlySet<ArnakAction['type']> = new Set([
  'skip',
  'cancel',
  'pay',
  'keepRest',
  'endTurn',
  'wait',
  'goOn',
  'stopWaiting',
]);

/** Answers that are easier to compare in words than to look for on the table. */
const IN_WORDS: ReadonlySet<ArnakAction['type']> = new Set(['trade', 'bonus', 'row', 'use', 'draw', 'unslot']);

/** What can be done now: the kinds of actions, or the answers to the open question. */
export function chipsOf(moment: Moment, ui: Ui, price: Price): readonly Chip[] {
  const { mine, asked, view, legal } = moment;
  // In a lesson there may only be something to read.
  if (!mine || legal.length === 0) return [];
  if (ui.wanted !== undefined && price.paying !== undefined) return waysOf(price.paying);
  return [
    ...(asked || view.phase === 'keep' ? answers(moment, ui, price) : menu(moment, ui)),
    // Paying has ways of its own to bring what's missing; the cards themselves still glow.
    ...(price.paying === undefined ? [kindChip('free', moment, ui)] : []),
  ];
}

function menu(moment: Moment, ui: Ui): readonly Chip[] {
  const [pass] = ofType(moment.legal, 'pass');
  return [
    ...(moment.view.main ? [] : MAIN_KINDS.map((kind) => kindChip(kind, moment, ui))),
    ...(pass === undefined ? [] : [{ is: 'pass', action: pass } as const]),
  ];
}

function kindChip(kind: Kind, moment: Moment, ui: Ui): Chip {
  const { ways, short, asked } = moment;
  const places = [
    ...[...ways.values()].flatMap(({ thing, actions }) => actions.map((action) => ({ thing, action }))),
    ...[...short.values()].flat(),
  ];
  const things = places.flatMap(({ thing, action }) => (kindOf(action, asked) === kind ? [thing] : []));
  return { is: 'kind', kind, count: countOf(kind, moment), chosen: ui.filter === kind, things };
}

/** What an answer brings, where that can be drawn. */
function effectOf(action: ArnakAction, view: ArnakView): Effect | undefined {
  const question = questionOf(view);
  if (action.type === 'bonus') return bonusById[action.tile].effect;
  if (action.type === 'row') return rowEffectOf(view, question);
  return question?.at === 'choose' && action.type === 'choose'
    ? question.step.options[action.option]?.steps
    : undefined;
}

function answers(moment: Moment, ui: Ui, { payment, paying }: Price): readonly Chip[] {
  const { legal, view, payments } = moment;
  const given = legal.filter((action) => !ELSEWHERE.has(action.type) && kindOf(action, true) === 'answer');
  const inWords = given.filter((action) => IN_WORDS.has(action.type) || thingsOf(action, view).length === 0);
  return [
    ...inWords.map((action): Chip => {
      const effect = effectOf(action, view);
      return { is: 'answer', action, ...(effect && { effect }) };
    }),
    ...(given.length > inWords.length ? [kindChip('answer', moment, ui)] : []),
    ...(paying === undefined ? [] : waysOf(paying)),
    ...(payment === undefined ? [] : leavings(payments, payment)).map(
      (one): Chip => ({ is: 'keep', payment: one, chosen: one === payment }),
    ),
  ];
}
