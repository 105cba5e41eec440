import { type ArnakAction, actionsOf, type Payment, type WayToPay } from '@moonstaff/arnak';
import type { Phrase, Preview } from '@moonstaff/kernel';
import type { Moment } from './moment.ts';
import { openCards } from './open.ts';
import type { Instead } from './play/instead.ts';
import type { Intent } from './play/intents.ts';
import { type Kind, kindOf } from './play/kinds.ts';
import { differentWays, isLong, onlyFare, pricedFor, type Wanted, waysNow } from './play/paying.ts';
import { NO_WISH, pressed, propose, sourceOf, sourcesOf, type Wish } from './play/payment.ts';
import type { Priced } from './play/priced.ts';
import { warningsAbout } from './play/warnings.ts';
import { standIn } from './stand-in.ts';
import { isOnlyPass, ownPlayer } from './state.ts';
import { isSame, keyOf, type Spot } from './things.ts';

/** One of the things a press can mean. */
export type Choice =
  | { readonly act: ArnakAction }
  /** To be done once free actions have brought what's missing: shows the price and the ways to pay it. */
  | { readonly want: Wanted }
  | { readonly source: Spot; readonly give: boolean }
  /** Only proposes a payment; the main button makes it. */
  | { readonly propose: Payment }
  /** Only picks a way to pay, with the free actions that come first. */
  | { readonly pick: WayToPay };

/** What the rules are asked. */
export type Ask = { readonly preview: ArnakAction } | { readonly explain: Intent };

/** What they said, if anything. */
export interface Reply {
  readonly preview?: Preview;
  readonly reason?: Phrase;
}

export const askKey = (ask: Ask): string => JSON.stringify(ask);

/** What the player has begun and not yet done. */
export interface Ui {
  readonly pointed?: Spot;
  /** What a finger has tapped once: the next press plays it. */
  readonly selected?: Spot;
  /** A button or a line of a list the player points at. */
  readonly considered?: ArnakAction;
  /** The chip pressed, and the one pointed at. */
  readonly filter?: Kind;
  readonly hovered?: Kind;
  readonly wish: Wish;
  /** What is to be paid for although tokens are missing. */
  readonly wanted?: Wanted;
  /** The way to pay that was chosen while something is missing, and the one pointed at. */
  readonly way?: WayToPay;
  readonly weighed?: WayToPay;
  /** A list of choices, beside a thing or, without one, beside the button that opened it. */
  readonly offer?: { readonly choices: readonly Choice[]; readonly beside?: Spot };
  /** An action that would waste something waits for a second word. */
  readonly doubted?: ArnakAction;
  /** Looked at closely; kept until it is closed, or only while it is pointed at. */
  readonly inspected?: { readonly thing: Spot; readonly kept: boolean };
  /** Replies of the rules at this moment, by `askKey`. */
  readonly replies: ReadonlyMap<string, Reply>;
  /** Somebody is sent to dig: if there's one way to pay for the journey, that's taken. */
  readonly digs?: true;
  /** Actions to be sent one after the other, each as soon as it is legal. */
  readonly outbox: readonly ArnakAction[];
}

export const START: Ui = { wish: NO_WISH, replies: new Map(), outbox: [] };

export type UiEvent =
  /** The table has changed. */
  | { readonly type: 'moment' }
  | { readonly type: 'point'; readonly thing?: Spot }
  | { readonly type: 'select'; readonly thing: Spot }
  | { readonly type: 'press'; readonly thing: Spot }
  | { readonly type: 'consider'; readonly action?: ArnakAction }
  | { readonly type: 'hover'; readonly kind?: Kind }
  | { readonly type: 'filter'; readonly kind: Kind }
  | { readonly type: 'act'; readonly action: ArnakAction; readonly more?: readonly ArnakAction[] }
  | { readonly type: 'take'; readonly choice: Choice }
  /** Picks a ready-made way to pay; carrying it out is another step. */
  | { readonly type: 'chooseWay'; readonly way: WayToPay }
  | { readonly type: 'weighWay'; readonly way?: WayToPay }
  | { readonly type: 'payWay'; readonly way: WayToPay }
  /** Wants something else than what tokens are missing for. */
  | { readonly type: 'giveUp' }
  /** Gives up what was begun and reaches the same target by a card. */
  | { readonly type: 'playInstead'; readonly instead: Instead }
  | { readonly type: 'listPayments' }
  | { readonly type: 'closeOffer' }
  | { readonly type: 'goAhead' }
  | { readonly type: 'goBack' }
  | { readonly type: 'inspect'; readonly thing?: Spot }
  | { readonly type: 'keepInspecting'; readonly thing?: Spot }
  | { readonly type: 'closeInspector' }
  /** A hint recommends this payment: it is preselected. */
  | { readonly type: 'advise'; readonly payment: Payment }
  | { readonly type: 'reply'; readonly ask: Ask; readonly reply: Reply }
  | { readonly type: 'sent' };

/** How many actions of a kind there are, with those that free actions make possible. */
export const countOf = (kind: Kind, { legal, short, asked }: Moment): number =>
  [...legal, ...[...short.values()].flat().map(({ action }) => action)].filter(
    (action) => kindOf(action, asked) === kind,
  ).length;

/** What the player has begun after this event. */
export function reduce(ui: Ui, event: UiEvent, moment: Moment): Ui {
  // A list holds what it belongs to: on the way to it the mouse crosses other things.
  if (ui.offer !== undefined && isPassing(event)) return ui;
  switch (event.type) {
    case 'moment':
      return begin(ui, moment);
    case 'point':
      return { ...without(ui, 'pointed', 'hovered'), ...(event.thing && { pointed: standIn(event.thing, moment) }) };
    case 'select':
      return select(ui, standIn(event.thing, moment), moment);
    case 'press':
      return press(ui, standIn(event.thing, moment), moment);
    case 'consider':
      return { ...without(ui, 'considered'), ...(event.action && { considered: event.action }) };
    case 'hover':
      return { ...without(ui, 'hovered'), ...(event.kind && { hovered: event.kind }) };
    case 'filter':
      // A chip without targets can't be kept pressed: it says why.
      if (countOf(event.kind, moment) === 0) return { ...ui, hovered: event.kind };
      return ui.filter === event.kind ? without(ui, 'filter') : { ...ui, filter: event.kind };
    case 'act':
      return act(ui, event.action, moment, event.more);
    case 'take':
      return take(ui, event.choice, moment);
    case 'chooseWay':
      return pick(without(ui, 'weighed'), event.way, moment);
    case 'weighWay':
      return { ...without(ui, 'weighed'), ...(event.way && { weighed: event.way }) };
    case 'payWay':
      return send(ui, ...actionsOf(event.way, ui.wanted));
    case 'giveUp':
      return without(ui, 'wanted', 'way', 'weighed');
    case 'playInstead':
      return send(ui, ...event.instead.actions);
    case 'listPayments':
      return { ...ui, offer: { choices: listed(moment, ui.wanted) } };
    case 'closeOffer':
      return closed(ui);
    case 'goAhead':
      return ui.doubted === undefined ? ui : send(without(ui, 'doubted'), ui.doubted);
    case 'goBack':
      return without(ui, 'doubted');
    case 'inspect':
      if (ui.inspected?.kept === true) return ui;
      return { ...without(ui, 'inspected'), ...(event.thing && { inspected: { thing: event.thing, kept: false } }) };
    case 'keepInspecting': {
      const thing = event.thing ?? ui.inspected?.thing;
      return thing === undefined ? ui : { ...ui, inspected: { thing, kept: true } };
    }
    case 'closeInspector':
      return without(ui, 'inspected');
    case 'advise':
      return { ...without(ui, 'way'), wish: { ...NO_WISH, whole: event.payment } };
    case 'reply':
      return { ...ui, replies: new Map(ui.replies).set(askKey(event.ask), event.reply) };
    case 'sent':
      return { ...ui, outbox: ui.outbox.slice(1) };
  }
}

/** Pointing at something on the table, which would change what the band says. */
const isPassing = (event: UiEvent): boolean =>
  event.type === 'point' || event.type === 'hover' || (event.type === 'inspect' && event.thing !== undefined);

type Optional =
  | 'pointed'
  | 'selected'
  | 'considered'
  | 'filter'
  | 'hovered'
  | 'wanted'
  | 'way'
  | 'weighed'
  | 'offer'
  | 'doubted'
  | 'inspected';

function without(ui: Ui, ...names: readonly Optional[]): Ui {
  const rest: { -readonly [name in keyof Ui]: Ui[name] } = { ...ui };
  for (const name of names) delete rest[name];
  return rest;
}

/** A new moment asks a new question: what was begun is forgotten. */
function begin({ pointed, inspected, outbox, digs, wanted }: Ui, moment: Moment): Ui {
  const { ways, legal } = moment;
  const [next] = outbox;
  const fare = digs && next === undefined ? onlyFare(moment) : undefined;
  return {
    ...START,
    // The pointer still rests on what was pressed; nobody wonders why that is over.
    ...(pointed && ways.has(keyOf(pointed)) && { pointed }),
    ...(wanted && pricedFor(moment, wanted) && { wanted }),
    ...(inspected && (inspected.kept || isThere(inspected.thing, moment)) && { inspected }),
    // What was planned goes on only as planned.
    outbox:
      fare !== undefined ? [fare] : next !== undefined && legal.some((action) => isEqual(action, next)) ? outbox : [],
  };
}

/** Whether a card that's looked at is still where it was. The pointer doesn't leave what is taken away from under it. */
function isThere(thing: Spot, { view }: Moment): boolean {
  if (thing.on === 'row') return [...view.itemRow, ...view.artifactRow].some((card) => card === thing.card);
  if (thing.on !== 'hand') return true;
  return openCards(ownPlayer(view).hand).filter((card) => card === thing.card).length > thing.copy;
}

export const isEqual = (a: ArnakAction, b: ArnakAction): boolean => JSON.stringify(a) === JSON.stringify(b);

const send = (ui: Ui, ...actions: readonly ArnakAction[]): Ui => ({ ...ui, outbox: [...ui.outbox, ...actions] });

function act(ui: Ui, action: ArnakAction, { view, legal, warns }: Moment, more: readonly ArnakAction[] = []): Ui {
  const wasteful = warns && !isOnlyPass(legal) && warningsAbout(action, view).length > 0;
  if (wasteful) return { ...ui, doubted: action };
  return { ...send(ui, action, ...more), ...(action.type === 'dig' && { digs: true }) };
}

/** Every payment there is, and every way that takes free actions first. */
const listed = (moment: Moment, wanted: Wanted | undefined): readonly Choice[] => [
  ...moment.payments.map((payment) => ({ propose: payment })),
  ...differentWays(waysNow(moment, wanted))
    .filter((way) => isLong(way) || moment.payments.length === 0)
    .map((way) => ({ pick: way })),
];

function pick(ui: Ui, way: WayToPay, { payments }: Moment): Ui {
  const whole = payments.find((payment) => isEqual(payment, way.pay));
  return { ...ui, way, ...(whole && { wish: { ...NO_WISH, whole } }) };
}

/** Without the list; where the pointer is by now, it'll say itself. */
const closed = (ui: Ui): Ui =>
  ui.offer === undefined
    ? without(ui, 'considered', 'weighed')
    : without(ui, 'offer', 'considered', 'weighed', 'pointed', 'hovered');

function take(ui: Ui, choice: Choice, moment: Moment): Ui {
  const rest = closed(ui);
  if ('act' in choice) return act(rest, choice.act, moment);
  if ('want' in choice) return { ...without(rest, 'selected', 'way'), wanted: choice.want };
  if ('pick' in choice) return pick(rest, choice.pick, moment);
  const plain = without(rest, 'way');
  if ('propose' in choice) return { ...plain, wish: { ...NO_WISH, whole: choice.propose } };
  return { ...plain, wish: pressed(moment.payments, ui.wish, sourceOf(choice.source), choice.give) };
}

/** Tapped again through what stands for it, it's pressed. */
const select = (ui: Ui, thing: Spot, moment: Moment): Ui =>
  isSame(ui.selected, thing) ? press(ui, thing, moment) : { ...ui, selected: thing };

function press(ui: Ui, thing: Spot, moment: Moment): Ui {
  const [only, ...more] = choicesAt(ui, thing, moment);
  if (only === undefined) return ui;
  return more.length === 0 ? take(ui, only, moment) : { ...ui, offer: { choices: [only, ...more], beside: thing } };
}

/** What can be done at a thing: now, and once free actions have brought tokens. While something is paid for, only free actions. */
export function doableAt(
  thing: Spot,
  { wanted }: Ui,
  { ways, short, asked }: Moment,
): { readonly actions: readonly ArnakAction[]; readonly short: readonly Priced[] } {
  const actions = ways.get(keyOf(thing))?.actions ?? [];
  if (wanted !== undefined) return { actions: actions.filter((action) => kindOf(action, asked) === 'free'), short: [] };
  return { actions, short: short.get(keyOf(thing)) ?? [] };
}

/** Everything a press on this thing can mean. */
function choicesAt(ui: Ui, thing: Spot, moment: Moment): readonly Choice[] {
  const { sources, payments } = moment;
  const { actions, short } = doableAt(thing, ui, moment);
  const source = sourceOf(thing);
  const payment = propose(payments, ui.wish);
  const given = (payment && sourcesOf(payment).get(source)) ?? 0;
  return [
    ...(sources.has(source) ? [{ source: thing, give: !isGiven(thing, given) }] : []),
    ...actions.map((action) => ({ act: action })),
    ...short.map(({ action }) => ({ want: action })),
  ];
}

/** Of several copies the first ones are given. */
export const isGiven = (thing: Spot, given: number): boolean => ('copy' in thing ? thing.copy : 0) < given;
