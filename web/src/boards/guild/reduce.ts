import type { GuildAction, GuildThing, InvestigateCardId, Slot } from '@moonstaff/guild';
import type { Phrase, Preview } from '@moonstaff/kernel';
import { doneWarning, mayWithdraw } from './band/unused.ts';
import { lastPlaced } from './map/lastPlaced.ts';
import { type Press, pressesOf } from './map/presses.ts';
import { exploreTaskOf, legalOfType, type Moment } from './moment.ts';
import { isSame, type Thing } from './things.ts';

/** What the player has begun and not done yet. Whatever no longer fits the moment is ignored. */
export interface Ui {
  readonly pointed?: Thing;
  /**
   * A finger pointed at it, in this situation. It can't point at nothing, so what it pointed at is forgotten once the
   * situation is another. If it selected the thing, the next tap presses it. If it held the thing, it asks what that is.
   */
  readonly finger?: { readonly at: string; readonly does: 'points' | 'selects' | 'holds' };
  /** The first city of a trade route, and the cities it was chosen from. */
  readonly route?: { readonly first: string; readonly cities: string };
  /** The Investigate card the player would keep. */
  readonly offer?: InvestigateCardId;
  /** The slot whose Investigate card the player would use. */
  readonly slot?: Slot;
  /** What the rules said, and to which question. */
  readonly answer?: { readonly question: string; readonly preview?: Preview; readonly reason?: Phrase };
  /** What was pressed while an answer of the table was still on its way, the first press first. */
  readonly queued?: readonly Queued[];
  /** The space used last, as long as nothing else is pointed at. */
  readonly just?: string;
  /** The player pressed Done although something could still be explored, in this situation. */
  readonly warned?: string;
}

/** A press, and the step of the turn it was made at. */
interface Queued {
  readonly thing: Thing;
  readonly step: string;
}

export const START: Ui = {};

export type UiEvent =
  | { readonly type: 'point'; readonly thing: Thing | undefined; readonly finger?: 'points' | 'holds' | undefined }
  /** A click, or Enter. `busy` if the table hasn't answered the last action yet. */
  | { readonly type: 'press'; readonly thing: Thing; readonly busy?: boolean }
  /** A tap of a finger: the first one selects. */
  | { readonly type: 'tap'; readonly thing: Thing; readonly busy?: boolean }
  | { readonly type: 'answer'; readonly answer: NonNullable<Ui['answer']> }
  /** The table has answered everything: the next press has its turn. */
  | { readonly type: 'free' }
  /** The warning is closed. */
  | { readonly type: 'cancel' };

/** What an event makes the table do. */
export type Command = { readonly act: GuildAction } | { readonly undo: true };

const citiesOf = ({ task }: Moment): string | undefined => (task?.task === 'trade' ? task.cities.join(' ') : undefined);

/** The first city, if it was chosen for the trade route in question now. */
export const firstCityOf = (ui: Ui, moment: Moment): string | undefined =>
  ui.route !== undefined && ui.route.cities === citiesOf(moment) ? ui.route.first : undefined;

/** The Investigate card chosen so far, if it can be kept now. */
export const offerOf = (ui: Ui, moment: Moment): InvestigateCardId | undefined =>
  legalOfType(moment, 'keep').find(({ card }) => card === ui.offer)?.card;

/** The slot chosen so far, if its card can be used now. */
export const slotOf = (ui: Ui, moment: Moment): Slot | undefined =>
  legalOfType(moment, 'use').find(({ slot }) => slot === ui.slot)?.slot;

/** The card whose reach the map shows: the one chosen so far. */
export const chosenCard = (ui: Ui, moment: Moment): InvestigateCardId | undefined => {
  const slot = slotOf(ui, moment);
  return slot === undefined ? offerOf(ui, moment) : moment.player.actions[slot];
};

/** What is pointed at now. */
export const pointedAt = (ui: Ui, moment: Moment): Thing | undefined =>
  ui.finger === undefined || ui.finger.at === situationOf(moment) ? ui.pointed : undefined;

/** What a finger does to what is pointed at, if it's a finger. */
export const fingerOn = (ui: Ui, moment: Moment): NonNullable<Ui['finger']>['does'] | undefined =>
  pointedAt(ui, moment) && ui.finger?.does;

/** Whether the next tap on what is pointed at presses it. */
export const isArmed = (ui: Ui, moment: Moment): boolean => fingerOn(ui, moment) === 'selects';

const pressOn = (thing: Thing, ui: Ui, moment: Moment): Press | undefined =>
  thing.on === 'space' && thing.seat === moment.seat
    ? pressesOf(moment, firstCityOf(ui, moment)).get(thing.space)
    : undefined;

/** A finger presses what it has selected before. */
const tapPresses = (ui: Ui, thing: Thing, moment: Moment): boolean => isArmed(ui, moment) && isSame(ui.pointed, thing);

export function reduce(ui: Ui, event: UiEvent, moment: Moment): Ui {
  switch (event.type) {
    case 'point': {
      const { pointed: before, finger, ...rest } = leftBy(ui, event.thing);
      const by = event.finger ? fingerAt(moment, event.finger) : isSame(before, event.thing) ? finger : undefined;
      return { ...rest, ...(event.thing && { pointed: event.thing }), ...(by && { finger: by }) };
    }
    case 'tap':
      return tapPresses(ui, event.thing, moment)
        ? reduce({ ...ui, finger: fingerAt(moment, 'points') }, { ...event, type: 'press' }, moment)
        : { ...ui, pointed: event.thing, finger: fingerAt(moment, 'selects') };
    case 'press':
      return event.busy === true
        ? { ...ui, queued: [...(ui.queued ?? []), { thing: event.thing, step: stepOf(moment) }] }
        : pressed(leftFor(event.thing, ui), event.thing, moment);
    case 'answer':
      return { ...ui, answer: event.answer };
    case 'free': {
      const thing = nextOf(ui, moment);
      const rest = ui.queued?.slice(1) ?? [];
      const freed = rest.length === 0 ? omit(ui, 'queued') : { ...ui, queued: rest };
      return thing === undefined ? freed : pressed(freed, thing, moment);
    }
    case 'cancel':
      return omit(ui, 'warned');
  }
}

const fingerAt = (moment: Moment, does: NonNullable<Ui['finger']>['does']) => ({ at: situationOf(moment), does });

/** Once something else is pointed at, the space just used is a space like any other. */
const leftBy = (ui: Ui, thing: Thing | undefined): Ui =>
  thing?.on === 'space' && thing.space === ui.just ? ui : omit(ui, 'just');

/** A press elsewhere leaves the space pointed at: a finger has no other way to. */
const leftFor = (thing: Thing, ui: Ui): Ui => (thing.on === 'space' ? ui : omit(omit(ui, 'pointed'), 'finger'));

/** Names a step of the player's turn: what Done would end. */
function stepOf({ view, player }: Moment): string {
  const explore = exploreTaskOf(player);
  return [view.era, view.turn, player.done, player.tasks.length, explore?.card, explore?.step].join();
}

/** Changes with everything the player does, but not with what others do meanwhile. */
const situationOf = ({ view, player }: Moment): string =>
  JSON.stringify([view.era, view.turn, player.done, player.tasks]);

/** Whether Done was pressed and is to be confirmed. */
export const isWarned = (ui: Ui, moment: Moment): boolean => ui.warned === situationOf(moment);

/**
 * What was pressed ahead of the answer, if it still means the same. Spaces and pieces always do. Other things belong to
 * their step: Done pressed twice must not end the next turn.
 */
function nextOf({ queued: [next] = [] }: Ui, moment: Moment): Thing | undefined {
  if (next === undefined) return undefined;
  const { thing, step } = next;
  return thing.on === 'space' || thing.on === 'piece' || step === stepOf(moment) ? thing : undefined;
}

function pressed(ui: Ui, thing: Thing, moment: Moment): Ui {
  if (thing.on === 'offer') return { ...ui, offer: thing.card };
  if (thing.on === 'keep') return omit(ui, 'offer');
  if (thing.on === 'slot') return { ...ui, slot: thing.slot };
  if (thing.on === 'use') return omit(ui, 'slot');
  if (thing.on === 'button' && thing.button === 'endTurn') return omit(ui, 'warned');
  if (thing.on === 'button' && thing.button === 'done' && doneWarning(moment) !== undefined)
    return { ...ui, warned: situationOf(moment) };
  const press = pressOn(thing, ui, moment);
  const { just: _, ...before } = ui;
  if (press !== undefined && 'act' in press && thing.on === 'space')
    return { ...omit(before, 'route'), just: thing.space };
  if (press === undefined || 'act' in press || press.firstCity === undefined) return omit(before, 'route');
  return { ...before, route: { first: press.firstCity, cities: citiesOf(moment) ?? '' } };
}

/** What the event does at the table, given what the player had begun before it. */
export function commandFor(ui: Ui, event: UiEvent, moment: Moment): Command | undefined {
  switch (event.type) {
    case 'tap':
      return tapPresses(ui, event.thing, moment) ? commandFor(ui, { ...event, type: 'press' }, moment) : undefined;
    case 'press':
      return event.busy === true ? undefined : commandOf(event.thing, ui, moment);
    case 'free': {
      const thing = nextOf(ui, moment);
      return thing && commandOf(thing, ui, moment);
    }
    case 'point':
    case 'answer':
    case 'cancel':
      return undefined;
  }
}

const act = (action: GuildAction | undefined): Command | undefined => action && { act: action };

function commandOf(thing: Thing, ui: Ui, moment: Moment): Command | undefined {
  switch (thing.on) {
    case 'space': {
      const press = pressOn(thing, ui, moment);
      return press !== undefined && 'act' in press ? press : undefined;
    }
    case 'piece':
      return thing.space === lastPlaced(moment) ? { undo: true } : undefined;
    case 'use':
      return act(legalOfType(moment, 'use').find(({ slot }) => slot === thing.slot));
    case 'keep':
      return act(legalOfType(moment, 'keep').find(({ card }) => card === thing.card));
    case 'effect':
      return act(legalOfType(moment, 'next').find(({ effect }) => effect === thing.effect));
    case 'button':
      if (thing.button === 'withdraw') return mayWithdraw(moment) ? { undo: true } : undefined;
      if (thing.button === 'done' && doneWarning(moment) !== undefined) return undefined;
      return act(legalOfType(moment, thing.button === 'endTurn' ? 'done' : thing.button)[0]);
    default:
      return undefined;
  }
}

/** What the rules are asked about the space pointed at: what it would bring, or why it can't be used. */
export type Question =
  | { readonly key: string; readonly preview: GuildAction }
  | { readonly key: string; readonly explain: GuildThing };

export function questionOf(ui: Ui, moment: Moment): Question | undefined {
  const pointed = pointedAt(ui, moment);
  if (!moment.myTurn || pointed?.on !== 'space' || pointed.seat !== moment.seat) return undefined;
  const press = pressOn(pointed, ui, moment);
  if (press !== undefined && !('act' in press)) return undefined;
  // Nobody asks why the space they have just used can't be used again.
  if (press === undefined && pointed.space === ui.just) return undefined;
  const about = press === undefined ? { explain: { space: pointed.space } } : { preview: press.act };
  return { key: `${moment.number} ${JSON.stringify(about)}`, ...about };
}

/** What the rules said about the space pointed at, if they have answered. */
export const answerOf = (ui: Ui, moment: Moment): Ui['answer'] =>
  ui.answer !== undefined && ui.answer.question === questionOf(ui, moment)?.key ? ui.answer : undefined;

function omit<Name extends keyof Ui>(ui: Ui, name: Name): Omit<Ui, Name> {
  const { [name]: _, ...rest } = ui;
  return rest;
}
