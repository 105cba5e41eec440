import type { ArnakAction, ArnakView, Payment } from '@moonstaff/arnak';
import type { ThingKey } from '../../table/board.ts';
import { sourcesOf } from './play/payment.ts';
import { type Priced, pricedOf, shortOf } from './play/priced.ts';
import { ofType, questionOf } from './state.ts';
import { actionsByThing, type Way } from './things.ts';

/** Everything the rules say about one moment of the game, arranged for the board. */
export interface Moment {
  readonly view: ArnakView;
  readonly legal: readonly ArnakAction[];
  /** Whether the viewer is to act. */
  readonly mine: boolean;
  /** Whether an effect asks something, so that actions are answers. */
  readonly asked: boolean;
  /** Whether the player wants to be warned before losing something. */
  readonly warns: boolean;
  readonly ways: ReadonlyMap<ThingKey, Way>;
  /** What tokens buy now, payable or not. */
  readonly priced: readonly Priced[];
  /** What free actions would make possible, by the thing it's done at. */
  readonly short: ReadonlyMap<ThingKey, readonly Priced[]>;
  /** Every payment that answers the open question. */
  readonly payments: readonly Payment[];
  /** What some of these payments take. */
  readonly sources: ReadonlySet<ThingKey>;
}

interface Given {
  readonly view: ArnakView;
  readonly legal: readonly ArnakAction[];
  readonly mine: boolean;
  readonly warns: boolean;
}

export function momentOf({ view, legal, mine, warns }: Given): Moment {
  const payments = ofType(legal, 'pay');
  const ways = actionsByThing(legal, view);
  const priced = mine && legal.length > 0 ? pricedOf(view) : [];
  return {
    view,
    legal,
    mine,
    warns,
    asked: questionOf(view) !== undefined,
    ways,
    priced,
    short: shortOf(priced, ways),
    payments,
    sources: new Set(payments.flatMap((payment) => [...sourcesOf(payment).keys()])),
  };
}
