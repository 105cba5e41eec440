import { type GuildAction, type GuildState, type GuildView, guild } from '@moonstaff/guild';
import { scenario } from '@moonstaff/guild/scenario';
import {
  type GameEvent,
  type Json,
  type Out,
  type Phrase,
  parseOptions,
  seedFrom,
  tableRandom,
  type Viewer,
} from '@moonstaff/kernel';
import { type BoardModel, modelOf } from '../../src/boards/guild/model.ts';
import { type Moment, momentOf } from '../../src/boards/guild/moment.ts';
import { commandFor, questionOf, reduce, START, type Ui, type UiEvent } from '../../src/boards/guild/reduce.ts';
import type { Thing } from '../../src/boards/guild/things.ts';
import type { LogLine, Snapshot } from '../../src/table/source.ts';

interface Step {
  readonly state: GuildState;
  readonly log: readonly LogLine[];
}

/**
 * The viewer's board without a page: events go in, the model comes out. The rules reply at once. The table is described
 * as in a scenario.
 */
export class GuildTable implements Out {
  #state: GuildState;
  #log: LogLine[] = [];
  #past: Step[] = [];
  #moment = 0;
  /** Who acts, and which entry of the game's log it is. */
  #acting: { readonly seat: number; readonly entry: number } | undefined;
  readonly #names: readonly string[];
  ui: Ui = START;
  warns = true;
  /** Whether the table hasn't answered the last action yet. */
  busy = false;
  readonly sent: GuildAction[] = [];

  constructor(given: Json = {}, names: readonly string[] = ['Ada', 'Ben']) {
    this.#names = names;
    this.#state = guild.setup(
      parseOptions(guild.options, names.length, { map: 'aghon' }),
      names.length,
      tableRandom(seedFrom('model')),
      guild.rules.current,
    );
    scenario.arrange(
      this.#state,
      given,
      names.map((name) => name.toLowerCase()),
    );
  }

  event({ key, args, secret }: GameEvent): void {
    const phrase: Phrase = { key, args: { ...args, ...secret?.[0] } };
    this.#log.push({ seat: 0, ...this.#acting, phrase, id: this.#log.length });
  }

  reveal(): void {
    this.#past = [];
  }

  settle(): void {
    this.#past = [];
  }

  /** Confirming can be undone until everyone has. */
  confirm(): void {}

  get snapshot(): Snapshot {
    return {
      game: 'guild',
      options: {},
      sitters: this.#names.map((name) => ({ kind: 'person', name })),
      phrases: guild.phrases,
      viewer: 0,
      view: this.viewOf(0),
      toAct: guild.toAct(this.#state),
      legal: guild.legal(this.#state, 0),
      undo: { steps: this.#past.length },
      redo: 0,
      log: [...this.#log],
      moment: this.#moment,
    };
  }

  viewOf(viewer: Viewer): GuildView {
    return guild.view(this.#state, viewer);
  }

  get moment(): Moment {
    return momentOf(this.snapshot, this.warns);
  }

  get model(): BoardModel {
    return modelOf(this.moment, this.ui);
  }

  /** Handles an event: carries out what the board sends, and asks the rules what the board asks. */
  on(event: UiEvent): this {
    const happened = event.type === 'press' || event.type === 'tap' ? { ...event, busy: this.busy } : event;
    const command = commandFor(this.ui, happened, this.moment);
    this.ui = reduce(this.ui, happened, this.moment);
    if (command !== undefined && 'undo' in command) this.#undo();
    else if (command !== undefined) this.act(command.act);
    this.#ask();
    return this;
  }

  press(thing: Thing): this {
    return this.on({ type: 'press', thing });
  }

  /** Presses a space on the player's own map. */
  pressSpace(space: string): this {
    return this.press({ on: 'space', seat: 0, space });
  }

  pointAt(space: string): this {
    return this.on({ type: 'point', thing: { on: 'space', seat: 0, space } });
  }

  act(action: GuildAction, seat = 0): this {
    this.#past.push({ state: guild.clone(this.#state), log: [...this.#log] });
    if (seat === 0) this.sent.push(action);
    this.#acting = { seat, entry: (this.#acting?.entry ?? -1) + 1 };
    guild.apply(this.#state, seat, action, this);
    this.#moment++;
    return this;
  }

  #undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#state = before.state;
    this.#log = [...before.log];
    this.#moment++;
  }

  #ask(): void {
    const question = questionOf(this.ui, this.moment);
    if (question === undefined) return;
    const { key } = question;
    if ('preview' in question) {
      const preview = guild.preview(this.#state, 0, question.preview);
      this.ui = reduce(this.ui, { type: 'answer', answer: { question: key, preview } }, this.moment);
    } else {
      const reason = guild.explain(this.#state, 0, question.explain);
      const answer = { question: key, ...(reason && { reason }) };
      this.ui = reduce(this.ui, { type: 'answer', answer }, this.moment);
    }
  }
}
