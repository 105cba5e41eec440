import type { CardId, Tokens } from '@moonstaff/arnak';
import type { SignSpec } from '../../kit/art/signs.ts';
import type { ThingKey } from '../../table/board.ts';
import type { Moment } from './moment.ts';
import { kindOf } from './play/kinds.ts';
import type { Paying } from './play/paying.ts';
import { sourceOf } from './play/payment.ts';
import { missingOf } from './play/priced.ts';
import { missingAt } from './play/shortages.ts';
import { doableAt, isGiven, type Ui } from './reduce.ts';
import { ownPlayer } from './state.ts';
import { gainSigns, priceSigns } from './target.ts';
import { isSame, keyOf, type Spot } from './things.ts';
import type { Told } from './told.ts';

/**
 * - `idle`: nothing can be done with it now.
 * - `free`: can be pressed.
 * - `lit`: can be pressed, and is what a chip or the pointer is about.
 * - `short`: something is missing before it can be paid.
 * - `chosen`: tapped once, or being paid for.
 * - `given`: part of the payment.
 */
export type SpotState = 'idle' | 'free' | 'lit' | 'short' | 'chosen' | 'given';

/** How a thing on the table is drawn. */
export interface SpotModel {
  readonly state: SpotState;
  /** Whether a press does something. */
  readonly can: boolean;
  /** Pointed at, and the rules say why not. */
  readonly refused: boolean;
  /** Played for its effect before the payment is made. */
  readonly played: boolean;
  /** Given as a card, not for its travel icons. */
  readonly discarded: boolean;
  /** Tapped once by a finger. */
  readonly selected: boolean;
  /** Bears a tick: selected, if it can be done, or being paid for. */
  readonly ticked: boolean;
  /** What is missing to its price. */
  readonly missing?: Tokens;
  /** What its action costs and gives, while it is pointed at or being paid for. */
  readonly price: readonly SignSpec[];
  readonly gain: readonly SignSpec[];
}

export const IDLE: SpotModel = {
  state: 'idle',
  can: false,
  refused: false,
  played: false,
  discarded: false,
  selected: false,
  ticked: false,
  price: [],
  gain: [],
};

interface Known {
  readonly told: Told | undefined;
  readonly given: ReadonlyMap<ThingKey, number>;
  /** What of it is put away for nothing but itself. */
  readonly discards: readonly CardId[];
  /** What is played before paying. */
  readonly plays: ReadonlyMap<ThingKey, Spot>;
  /** What is being paid for, and its price. */
  readonly paying: Paying | undefined;
}

/** Every thing with something to show. */
export function spotsOf(moment: Moment, ui: Ui, known: Known): ReadonlyMap<ThingKey, SpotModel> {
  const { view, ways, short } = moment;
  const row = [...view.itemRow, ...view.artifactRow].flatMap((card): readonly Spot[] =>
    card === 'gap' ? [] : [{ on: 'row', card }],
  );
  const things = [
    ...[...ways.values(), ...[...short.values()].flat()].map(({ thing }) => thing),
    ...sourceThings(moment, known.given),
    ...known.plays.values(),
    ...row,
    ...[known.paying?.target, known.told?.thing, ui.selected].flatMap((thing) => thing ?? []),
  ];
  return new Map(things.map((thing) => [keyOf(thing), spotOf(thing, moment, ui, known)]));
}

/** What the player has that is, or could be, part of a payment. */
function sourceThings({ view, sources }: Moment, given: Known['given']): readonly Spot[] {
  const { hand, icons, assistants, guardians } = ownPlayer(view);
  const all: readonly Spot[] = [
    ...hand.flatMap((card, i): readonly Spot[] =>
      card === 'hidden' ? [] : [{ on: 'hand', card, copy: copyAt(hand, i) }],
    ),
    ...icons.map((icon, i): Spot => ({ on: 'icon', icon, copy: copyAt(icons, i) })),
    ...assistants.map(({ id }): Spot => ({ on: 'assistant', assistant: id })),
    ...guardians.map(({ id }): Spot => ({ on: 'boon', guardian: id })),
    { on: 'pilot' },
  ];
  return all.filter((thing) => sources.has(sourceOf(thing)) || given.has(sourceOf(thing)));
}

/** How many equal ones come before this one. */
export const copyAt = (list: readonly string[], index: number): number =>
  list.slice(0, index).filter((one) => one === list[index]).length;

function spotOf(thing: Spot, moment: Moment, ui: Ui, { told, given, discards, plays, paying }: Known): SpotModel {
  const { sources, asked, mine, view } = moment;
  const { actions, short: priced } = doableAt(thing, ui, moment);
  const [short] = priced;
  const can = actions.length > 0 || short !== undefined || sources.has(sourceOf(thing));
  const possible = [...actions, ...priced.map(({ action }) => action)];
  const about = isSame(told?.thing, thing) ? told : undefined;
  const kind = ui.hovered ?? ui.filter;
  const lit =
    (kind !== undefined && possible.some((action) => kindOf(action, asked) === kind)) || (can && about !== undefined);
  const offered = thing.on === 'row' ? mine && !can && !view.main : actions.some(({ type }) => type === 'discover');
  const missing = short ? missingOf(short, ownPlayer(view)) : offered ? missingAt(thing, view) : undefined;
  const selected = isSame(ui.selected, thing);
  const paidFor = isSame(paying?.target, thing) ? paying : undefined;
  const played = plays.has(keyOf(thing));
  const state =
    played || isGiven(thing, given.get(sourceOf(thing)) ?? 0)
      ? 'given'
      : (selected && can) || paidFor !== undefined
        ? 'chosen'
        : lit
          ? 'lit'
          : missing !== undefined
            ? 'short'
            : can
              ? 'free'
              : 'idle';
  return {
    state,
    can,
    selected,
    ticked: (selected && can) || paidFor !== undefined,
    refused: about?.reason !== undefined,
    played,
    discarded: state === 'given' && thing.on === 'hand' && discards.includes(thing.card),
    ...(missing && { missing }),
    price: about?.changes?.spends ?? (paidFor === undefined ? [] : priceSigns(paidFor.slots)),
    gain: about?.changes?.gains ?? (paidFor === undefined ? [] : gainSigns(thing, view, ui.wanted)),
  };
}
