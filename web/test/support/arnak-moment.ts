import assert from 'node:assert/strict';
import { type ArnakAction, type ArnakState, arnak } from '@moonstaff/arnak';
import { scenario } from '@moonstaff/arnak/scenario';
import { at, type Json, Match, parseOptions, type Seat, SILENT, seedFrom, tableRandom } from '@moonstaff/kernel';
import { type BoardModel, modelOf } from '../../src/boards/arnak/model.ts';
import { type Moment, momentOf } from '../../src/boards/arnak/moment.ts';
import { type Ask, askKey, type Reply, reduce, START, type Ui, type UiEvent } from '../../src/boards/arnak/reduce.ts';
import { IDLE, type SpotModel } from '../../src/boards/arnak/spots.ts';
import { keyOf, type Spot } from '../../src/boards/arnak/things.ts';
import type { SavedGame } from '../../src/table/engine/saved.ts';

/** The player has only what a test gives them. */
const BARE = { coins: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0, hand: [], deck: [] };

/** A board without a page: the rules, the model and what the player has begun. */
export class Desk {
  #state: ArnakState;
  #moment: Moment;
  #ui: Ui = START;
  readonly #warns: boolean;
  readonly #seat: Seat;

  private constructor(state: ArnakState, warns: boolean, seat = 0) {
    this.#state = state;
    this.#seat = seat;
    this.#warns = warns;
    this.#moment = this.#look();
  }

  /** A table for two as a scenario gives it: `red` is what the player has, `table` everything else. */
  static with(
    red: { readonly [part: string]: Json },
    { warns = false, ...table }: { readonly warns?: boolean; readonly [part: string]: Json | undefined } = {},
  ): Desk {
    const options = parseOptions(arnak.options, 2, { board: 'bird', first: 0 });
    const state = arnak.setup(options, 2, tableRandom(seedFrom('desk')), arnak.rules.current);
    scenario.arrange(state, { ...(table as { [part: string]: Json }), red: { ...BARE, ...red } }, ['red', 'blue']);
    return new Desk(state, warns);
  }

  /** A table in the middle of a game, from the seat of the player to act. */
  static at({ rules, options, seed, sitters, entries }: SavedGame): Desk {
    const match = Match.start<ArnakState>(arnak, { rules, options, seed, seats: sitters.length });
    for (const entry of entries) if (entry.kind === 'act') match.act(entry.seat, entry.action);
    return new Desk(match.state, false, at(arnak.toAct(match.state), 0));
  }

  get moment(): Moment {
    return this.#moment;
  }

  #look(): Moment {
    const [view, legal] = [arnak.view(this.#state, this.#seat), arnak.legal(this.#state, this.#seat)];
    return momentOf({ view, legal, mine: arnak.toAct(this.#state).includes(this.#seat), warns: this.#warns });
  }

  get ui(): Ui {
    return this.#ui;
  }

  get model(): BoardModel {
    return modelOf(this.moment, this.#ui);
  }

  spot(thing: Spot): SpotModel {
    return this.model.spots.get(keyOf(thing)) ?? IDLE;
  }

  /** The player does something. The rules reply to what the model asks, and actions in the outbox are carried out. */
  does(...events: readonly UiEvent[]): this {
    for (const event of events) {
      this.#ui = reduce(this.#ui, event, this.moment);
      this.#carryOut();
      this.#reply();
    }
    return this;
  }

  points(thing: Spot): this {
    return this.does({ type: 'point', thing });
  }

  presses(thing: Spot): this {
    return this.does({ type: 'press', thing });
  }

  #carryOut(): void {
    for (let [next] = this.#ui.outbox; next !== undefined; [next] = this.#ui.outbox) {
      this.#ui = reduce(this.#ui, { type: 'sent' }, this.moment);
      this.#act(next);
      this.#ui = reduce(this.#ui, { type: 'moment' }, this.moment);
    }
  }

  #act(action: ArnakAction): void {
    assert.ok(arnak.isLegal(this.#state, this.#seat, action), `not legal: ${JSON.stringify(action)}`);
    const next = arnak.clone(this.#state);
    arnak.apply(next, this.#seat, action, SILENT);
    this.#state = next;
    this.#moment = this.#look();
  }

  #reply(): void {
    for (const ask of this.model.asks) {
      this.#ui = reduce(this.#ui, { type: 'reply', ask, reply: this.#replyTo(ask) }, this.moment);
      assert.ok(this.#ui.replies.has(askKey(ask)));
    }
  }

  #replyTo(ask: Ask): Reply {
    if ('preview' in ask) return { preview: arnak.preview(this.#state, this.#seat, ask.preview) };
    const reason = arnak.explain(this.#state, this.#seat, ask.explain as ArnakAction);
    return reason === undefined ? {} : { reason };
  }
}
