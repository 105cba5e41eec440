import type { ActionOf, ArnakAction, ArnakView, AssistantId, CardId, Resource, WayToPay } from '@moonstaff/arnak';
import type { ThingKey } from '../../table/board.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { Moment } from './moment.ts';
import { openCards } from './open.ts';
import { isLong, type Paying, payingOf } from './play/paying.ts';
import { propose, sourcesOf } from './play/payment.ts';
import { type Warning, warningsAbout } from './play/warnings.ts';
import { type Ask, askKey, type Choice, doableAt, type Ui } from './reduce.ts';
import { type SpotModel, spotsOf } from './spots.ts';
import { isOnlyPass, ofType, ownPlayer, questionOf } from './state.ts';
import { keyOf, type Spot, thingsOf } from './things.ts';
import { type Told, tell } from './told.ts';

/** The one big button. Without an action it says what has to come first. */
export interface MainButton {
  readonly does: 'pay' | 'goOn' | 'draw' | 'putDown' | 'use' | 'pass' | 'endTurn';
  readonly action?: ArnakAction;
  /** What is done at once after it: further cards to draw, or to put down. */
  readonly more: readonly ArnakAction[];
  /** Free actions come before the payment. */
  readonly way?: WayToPay;
  /** What is paid for. */
  readonly deed: 'dig' | 'discover' | 'overcome' | 'research' | 'temple' | 'buy' | 'other';
  readonly needsMainAction: boolean;
  /** An open choice comes first. */
  readonly needsChoice: boolean;
}

/** All that the components need to draw the board. */
export interface BoardModel {
  readonly mine: boolean;
  /** Every thing that can be pressed or needs a mark; all others are idle. */
  readonly spots: ReadonlyMap<ThingKey, SpotModel>;
  /** How many of each source are given, or would be given for what is pointed at. */
  readonly given: ReadonlyMap<ThingKey, number>;
  readonly told?: Told;
  /** What the action told of, or the payment shown, would change; for the counters. */
  readonly changes: { readonly [R in Resource]?: number };
  readonly chips: readonly Chip[];
  readonly paying?: Paying;
  readonly main: MainButton;
  /** Declines what is offered, or chooses something else. */
  readonly away?: ArnakAction;
  /** Something is paid for that the rules don't know of yet: choosing something else only closes it. */
  readonly wants: boolean;
  /** Holds the automatic steps of this turn, or lets them happen again. */
  readonly wait?: ActionOf<'wait' | 'stopWaiting'>;
  /** What a second tap would do. */
  readonly confirm?: { readonly thing: Spot; readonly action: ArnakAction };
  readonly offer?: { readonly choices: readonly Choice[]; readonly beside?: Spot };
  /** Looked at closely: for as long as it is pointed at, or until it is closed. */
  readonly inspected?: { readonly thing: Spot; readonly kept: boolean };
  readonly warning?: { readonly action: ArnakAction; readonly reasons: readonly Warning[] };
  /** Offered for a choice and nowhere else on the table. */
  readonly tray: { readonly cards: readonly CardId[]; readonly assistants: readonly AssistantId[] };
  /** What can be pressed, in the order of the keyboard: what is asked for first. */
  readonly keyboard: readonly Spot[];
  /** What the rules should be asked now. */
  readonly asks: readonly Ask[];
}

const CANCEL: ArnakAction = { type: 'cancel' };

/** The board at one moment, with what the player has begun. */
export function modelOf(moment: Moment, ui: Ui): BoardModel {
  const { view, legal, mine, asked, ways, short, payments } = moment;
  const proposed = propose(payments, ui.wish);
  const paying = payingOf(moment, { wanted: ui.wanted, way: ui.way, weighed: ui.weighed, payment: proposed });
  const { chosen } = paying ?? {};
  const way = proposed === undefined || (chosen !== undefined && isLong(chosen)) ? chosen : undefined;
  const payment = way === undefined ? proposed : undefined;
  const { told, asks } = tell(ui, moment, payment);
  const taken = paying?.shown?.pay ?? told?.payment;
  const given = taken === undefined ? new Map<ThingKey, number>() : sourcesOf(taken);
  const plays = new Map(
    (paying?.shown?.first ?? [])
      .flatMap(({ action }) => thingsOf(action, view).slice(0, 1))
      .map((thing) => [keyOf(thing), thing]),
  );
  const wants = ui.wanted !== undefined && paying !== undefined;
  const [away] = wants
    ? [CANCEL]
    : [...ofType(legal, 'cancel'), ...ofType(legal, 'skip'), ...ofType(legal, 'keepRest')];
  const [goOn] = ofType(legal, 'goOn');
  const [wait] = [...ofType(legal, 'wait'), ...ofType(legal, 'stopWaiting')];
  const [endTurn] = ofType(legal, 'endTurn');
  const [next, ...more] = atOnce(moment);
  const [use, another] = ofType(legal, 'use');
  const only = isOnlyPass(legal) ? ofType(legal, 'pass')[0] : undefined;
  const action: ActionOf<MainButton['does']> | undefined =
    payment ??
    (way === undefined ? (goOn ?? next ?? (another === undefined ? use : undefined) ?? only ?? endTurn) : undefined);
  const isIdle = mine && action === undefined && paying === undefined;
  const selected = ui.selected && keyOf(ui.selected);
  const confirmed = selected && (ways.get(selected)?.actions[0] ?? short.get(selected)?.[0]?.action);
  return {
    mine,
    spots: spotsOf(moment, ui, { told, given, discards: taken?.discard ?? [], plays, paying }),
    given,
    ...(told && { told }),
    changes: told?.changes?.tokens ?? paying?.changes ?? {},
    chips: chipsOf(moment, ui, { payment, paying }),
    ...(paying && { paying }),
    main: {
      does: action?.type ?? (paying === undefined ? 'endTurn' : 'pay'),
      ...(action && { action }),
      more: action === next ? more : [],
      ...(way && { way }),
      deed: ui.wanted?.type ?? deedOf(view),
      needsMainAction: isIdle && !asked && !view.main,
      needsChoice: isIdle && asked,
    },
    ...(away && { away }),
    wants,
    // While something is paid for, its ways need the room.
    ...(wait && paying === undefined && { wait }),
    ...(ui.selected && confirmed && { confirm: { thing: ui.selected, action: confirmed } }),
    ...(ui.offer && { offer: ui.offer }),
    ...(ui.inspected && { inspected: ui.inspected }),
    ...(ui.doubted && { warning: { action: ui.doubted, reasons: warningsAbout(ui.doubted, view) } }),
    tray: trayOf(moment),
    keyboard: pressable(moment, ui).toSorted((a, b) => rank(a) - rank(b)),
    asks: asks.filter((ask) => !ui.replies.has(askKey(ask))),
  };
}

/** Cards that are drawn, or put down, with one press. */
function atOnce({ view, legal, mine }: Moment): readonly ActionOf<'draw' | 'putDown'>[] {
  if (!mine) return [];
  const [draw] = ofType(legal, 'draw');
  const question = questionOf(view);
  if (draw !== undefined) return Array.from({ length: question?.at === 'draw' ? question.left : 1 }, () => draw);
  return view.phase === 'keep'
    ? openCards(ownPlayer(view).hand).map((card) => ({ type: 'putDown', card }) as const)
    : [];
}

function deedOf(view: ArnakView): MainButton['deed'] {
  const question = questionOf(view);
  if (question?.at === 'guardianPrice') return 'overcome';
  return question?.at === 'voyage' ? (question.discover ? 'discover' : 'dig') : 'other';
}

function pressable(moment: Moment, ui: Ui): readonly Spot[] {
  const things = new Map(
    [...moment.ways.values(), ...[...moment.short.values()].flat()].map(({ thing }) => [keyOf(thing), thing]),
  );
  return [...things.values()].filter((thing) => {
    const { actions, short } = doableAt(thing, ui, moment);
    return actions.length + short.length > 0;
  });
}

/** What is offered in the tray comes first. */
const rank = ({ on }: Spot): number => (on === 'tray' || on === 'rescue' ? 0 : 1);

function trayOf({ ways }: Moment): BoardModel['tray'] {
  const things = [...ways.values()].map(({ thing }) => thing);
  return {
    cards: things.flatMap((thing) => (thing.on === 'tray' ? [thing.card] : [])),
    assistants: things.flatMap((thing) => (thing.on === 'rescue' ? [thing.assistant] : [])),
  };
}
