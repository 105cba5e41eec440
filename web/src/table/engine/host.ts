import type { Level } from '@moonstaff/catalogue';
import {
  type ActionShape,
  type AnyGame,
  at,
  eventFor,
  type GameEvent,
  Match,
  type Phrase,
  type Preview,
  type Seat,
  type Viewer,
} from '@moonstaff/kernel';
import { pastOf } from '../past.ts';
import type { LogLine, Snapshot } from '../source.ts';
import { resultOf, type SavedGame } from './saved.ts';
import { Standings } from './standing.ts';

interface Told {
  readonly id: number;
  /** The entry of the log that told it; none for the opening. */
  readonly entry?: number;
  readonly seat: Seat;
  readonly event: GameEvent;
}

/** A bot to be asked: who, how well it plays, what it sees and may do. */
export interface BotTurn {
  readonly game: string;
  readonly level: Level;
  readonly question: { readonly view: unknown; readonly seat: Seat; readonly legal: readonly ActionShape[] };
  /** Whether the answer says how the seat will probably end. */
  readonly outlook?: true;
}

/** Makes one view of what all seats see, in which nothing of anybody's is hidden. */
export type Opener = (views: readonly unknown[]) => unknown;

/**
 * A table on this device: one match, the people who share the screen, and the bots. It knows nothing of
 * workers and pages; its owner asks for a snapshot after each change.
 */
export class Host {
  readonly #match: Match;
  readonly #saved: SavedGame;
  #told: Told[] = [];
  readonly #standings = new Standings();
  #viewer: Seat;
  #curtain: Seat | undefined;
  #moment = 0;

  constructor(game: AnyGame, saved: SavedGame) {
    this.#saved = saved;
    this.#match = Match.start(game, {
      seats: saved.sitters.length,
      options: saved.options,
      seed: saved.seed,
      rules: saved.rules,
    });
    const people = this.#people();
    this.#viewer = people[0] ?? 0;
    this.#record(undefined, 0, this.#match.opening);
    for (const [index, entry] of saved.entries.entries()) {
      this.#record(index, 'seat' in entry ? entry.seat : 0, this.#match.enter(entry));
      if (entry.kind === 'act') this.#standings.note(this.#match);
    }
    if (saved.entries.some(({ kind }) => kind !== 'act')) this.#retell();
    this.#seekPlayer();
    // Opening the page doesn't show a hidden hand to the wrong person.
    if (people.length > 1 && !this.over) this.#curtain = this.#viewer;
  }

  get over(): boolean {
    return this.#match.game.toAct(this.#match.state).length === 0;
  }

  get viewer(): Seat {
    return this.#viewer;
  }

  act(seat: Seat, action: unknown): void {
    this.#record(this.#match.entries.length, seat, this.#match.act(seat, action));
    this.#standings.note(this.#match);
    this.#seekPlayer();
  }

  undo(): void {
    this.#match.undo(this.#viewer);
    this.#retell();
    this.#moment++;
  }

  redo(): void {
    this.#record(this.#match.entries.length, this.#viewer, this.#match.redo(this.#viewer));
    this.#moment++;
  }

  sit(seat: Seat): void {
    if (this.#curtain !== seat) return;
    this.#viewer = seat;
    this.#curtain = undefined;
    this.#moment++;
  }

  explain(thing: unknown): Phrase | undefined {
    return this.#match.game.explain(this.#match.state, this.#viewer, thing);
  }

  /** The table may have moved on since the page was drawn. Then there's no preview. */
  preview(action: ActionShape): Preview | undefined {
    const { game, state } = this.#match;
    return game.isLegal(state, this.#viewer, action) ? game.preview(state, this.#viewer, action) : undefined;
  }

  /** The first bot that is to act. */
  botTurn(): BotTurn | undefined {
    for (const seat of this.#match.game.toAct(this.#match.state)) {
      const sitter = at(this.#saved.sitters, seat);
      if (sitter.kind === 'bot') return this.#turnOf(seat, sitter.level);
    }
    return undefined;
  }

  /** The viewer's own question, as a good bot would be asked it. */
  hintTurn(): BotTurn | undefined {
    const waiting = this.#curtain === undefined && this.#match.game.toAct(this.#match.state).includes(this.#viewer);
    return waiting ? { ...this.#turnOf(this.#viewer, 'expert'), outlook: true } : undefined;
  }

  /** The log as a file, once there is nothing left to hide. */
  log(): string | undefined {
    return this.over ? JSON.stringify(this.#match.log()) : undefined;
  }

  saved(): SavedGame {
    const { entries, game, state } = this.#match;
    const outcome = game.outcome(state);
    return {
      ...this.#saved,
      entries: [...entries],
      over: this.over,
      ...(outcome && { result: resultOf(outcome) }),
    };
  }

  snapshot(): Snapshot {
    const viewer = this.#curtain === undefined ? this.#viewer : 'spectator';
    const now = { ...this.recorded(viewer), ...(this.#curtain !== undefined && { curtain: this.#curtain }) };
    if (viewer === 'spectator') return now;
    const { game, state } = this.#match;
    return {
      ...now,
      legal: game.legal(state, viewer),
      undo: this.#match.reach(viewer),
      redo: this.#match.redoable(viewer),
    };
  }

  /** What this viewer sees, with nothing to do. */
  recorded(viewer: Viewer): Snapshot {
    const { game, state } = this.#match;
    return this.#shown(viewer, game.view(state, viewer), (event) => eventFor(event, viewer));
  }

  /** How the viewer saw the table before line `first` of the log, and after each entry up to `last`. */
  past(first: number, last: number): readonly Snapshot[] {
    const entries = this.#told.map(({ entry = -1 }) => entry);
    const [from, to] = [entries[first], entries[last]];
    if (from === undefined || to === undefined) return [];
    const { game, header } = this.#match;
    const now = this.recorded(this.#viewer);
    const match = Match.start(game, header);
    const moments: Snapshot[] = [];
    for (const [at, entry] of [...this.#match.entries.slice(0, to + 1), undefined].entries()) {
      const { state } = match;
      const view = at < from ? undefined : game.view(state, this.#viewer);
      if (view !== undefined) moments.push(pastOf(now, entries, { at, view, toAct: game.toAct(state) }));
      if (entry !== undefined) match.enter(entry);
    }
    return moments;
  }

  /** What all seats see together: nothing is hidden. */
  opened(open: Opener): Snapshot {
    const { game, state } = this.#match;
    const seats = this.#saved.sitters.map((_, seat) => seat);
    const tell = ({ key, args, secret }: GameEvent): Phrase => ({
      key,
      args: Object.assign({}, args, ...seats.map((seat) => secret?.[seat])),
    });
    return this.#shown('spectator', open(seats.map((seat) => game.view(state, seat))), tell);
  }

  #shown(viewer: Viewer, view: unknown, tell: (event: GameEvent) => Phrase): Snapshot {
    const { game, state } = this.#match;
    const outcome = game.outcome(state);
    return {
      game: game.id,
      options: this.#saved.options,
      sitters: this.#saved.sitters,
      phrases: game.phrases,
      viewer,
      view,
      toAct: game.toAct(state),
      legal: [],
      undo: { steps: 0 },
      redo: 0,
      log: this.#told.map(({ event, ...line }): LogLine => ({ ...line, phrase: tell(event) })),
      ...(outcome && { outcome, history: this.#standings.counted(this.#match).map(({ standing }) => standing) }),
      moment: this.#moment,
    };
  }

  #turnOf(seat: Seat, level: Level): BotTurn {
    const { game, state } = this.#match;
    return { game: game.id, level, question: { view: game.view(state, seat), seat, legal: game.legal(state, seat) } };
  }

  #people(): readonly Seat[] {
    return this.#saved.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  }

  /** When it's another person's turn at this screen, the curtain falls for them. */
  #seekPlayer(): void {
    this.#moment++;
    const waiting = this.#match.game.toAct(this.#match.state);
    if (waiting.includes(this.#viewer)) return;
    const next = this.#people().find((seat) => waiting.includes(seat));
    this.#curtain = next;
    if (next !== undefined) this.#viewer = next;
  }

  #record(entry: number | undefined, seat: Seat, events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#told.push({ id: this.#told.length, ...(entry !== undefined && { entry }), seat, event });
    }
  }

  /** After an undo the log only has what counts. */
  #retell(): void {
    this.#told = [];
    this.#record(undefined, 0, this.#match.opening);
    for (const { entry, seat, events } of this.#match.moves) this.#record(entry, seat, events);
  }
}
