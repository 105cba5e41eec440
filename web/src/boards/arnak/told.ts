import type { ArnakAction, ArnakView, Payment, Tokens } from '@moonstaff/arnak';
import type { Phrase } from '@moonstaff/kernel';
import type { Moment } from './moment.ts';
import { costSigns } from './parts/signs.ts';
import { type Changes, changesOf } from './play/changes.ts';
import { intentOf } from './play/intents.ts';
import type { Kind } from './play/kinds.ts';
import { NO_WISH, propose, sourceOf } from './play/payment.ts';
import { missingOf, type Priced } from './play/priced.ts';
import { nearestFor } from './play/shortages.ts';
import { type Ask, askKey, countOf, type Ui } from './reduce.ts';
import { ownPlayer } from './state.ts';
import { gainSigns } from './target.ts';
import { keyOf, type Spot } from './things.ts';

/** What is known about whatever the player points at. */
export interface Told {
  /** Absent when it is about a button or the payment. */
  readonly thing?: Spot;
  readonly action?: ArnakAction;
  readonly changes?: Changes;
  /** What has to be brought by free actions first. */
  readonly missing?: Tokens;
  /** Something hidden would be shown. */
  readonly reveals?: Phrase;
  /** What would be given for it. */
  readonly payment?: Payment;
  /** Why it can't be done. */
  readonly reason?: Phrase;
  /** There isn't even a thing to ask about. */
  readonly nothingTo?: Kind;
}

/** A question to the rules and what it is about. */
interface Topic {
  readonly ask?: Ask;
  readonly thing?: Spot;
  readonly nothingTo?: Kind;
  /** What is known without asking. */
  readonly told?: Told;
}

/** What to say now, and what the rules have to be asked for it. */
export function tell(ui: Ui, moment: Moment, payment: Payment | undefined): { told?: Told; asks: readonly Ask[] } {
  const topics = [topicOf(ui, moment), ...(payment === undefined ? [] : [{ ask: { preview: payment } }])];
  const [told] = topics.flatMap((topic) => answered(topic, ui) ?? []);
  return { ...(told && { told }), asks: topics.flatMap(({ ask }) => ask ?? []) };
}

/** What the player wonders about: a button, an empty chip, a thing. */
function topicOf({ considered, hovered, pointed, selected }: Ui, moment: Moment): Topic {
  if (considered !== undefined) return { ask: { preview: considered } };
  const thing = pointed ?? selected;
  if (thing !== undefined) return aboutThing(thing, moment);
  if (hovered === undefined || countOf(hovered, moment) > 0) return {};
  const nearest = nearestFor(hovered, moment.view);
  return nearest === undefined ? { nothingTo: hovered } : aboutThing(nearest, moment);
}

function aboutThing(thing: Spot, { ways, short, sources, mine, view }: Moment): Topic {
  const action = ways.get(keyOf(thing))?.actions[0];
  if (action !== undefined) return { thing, ask: { preview: action } };
  const [priced] = short.get(keyOf(thing)) ?? [];
  if (priced !== undefined) return { told: aboutPrice(priced, view) };
  // A source that does nothing else needs no explanation: the payment says what it is good for.
  if (!mine || sources.has(sourceOf(thing))) return {};
  const intent = intentOf(thing, view);
  return intent === undefined ? {} : { thing, ask: { explain: intent } };
}

/** The rules have no preview of what isn't legal yet: its price, and what is missing. */
function aboutPrice(priced: Priced, view: ArnakView): Told {
  const { thing, action, cost } = priced;
  const short = missingOf(priced, ownPlayer(view));
  const spends = [{ text: '−' }, ...costSigns(cost)];
  return {
    thing,
    action,
    changes: { tokens: NO_CHANGE, spends, gains: gainSigns(thing, view, action) },
    ...(short && { missing: short }),
  };
}

const NO_CHANGE: Changes['tokens'] = { coins: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 };

function answered({ ask, thing, nothingTo, told }: Topic, { replies }: Ui): Told | undefined {
  if (told !== undefined) return told;
  if (nothingTo !== undefined) return { nothingTo };
  const reply = ask && replies.get(askKey(ask));
  if (ask === undefined || reply === undefined) return undefined;
  const about = thing && { thing };
  if (reply.reason !== undefined) return { ...about, reason: reply.reason };
  if (reply.preview === undefined || !('preview' in ask)) return undefined;
  const { reveals, payments = [] } = reply.preview;
  const payment = propose(payments as readonly Payment[], NO_WISH);
  return {
    ...about,
    action: ask.preview,
    changes: changesOf(reply.preview),
    ...(reveals && { reveals }),
    ...(payment && { payment }),
  };
}
