import type { TableRecord } from '@moonstaff/client';
import type { Phrase, Seat } from '@moonstaff/kernel';
import type { LogLine } from '../source.ts';

/** What happened to somebody at the table, as the key of its sentence. */
export type NewsKey =
  | 'house.sat'
  | 'house.left'
  | 'house.kicked'
  | 'house.returned'
  | 'house.handed'
  | 'house.ranOut'
  | 'house.resigned'
  | 'house.agreed'
  | 'house.refused'
  | 'house.withdrawn';

/** A line beside the board: what somebody wrote, or what happened to somebody. */
export type TalkLine =
  | {
      readonly kind: 'chat';
      readonly id: number;
      readonly at: number;
      readonly person: string;
      readonly name: string;
      readonly text: string;
    }
  | {
      readonly kind: 'news';
      readonly id: number;
      readonly at: number;
      readonly news: NewsKey;
      readonly name: string;
    }
  | { readonly kind: 'begun'; readonly id: number; readonly at: number };

/** An action one could undo up to, by its place in the game's log. */
export interface Act {
  readonly index: number;
  readonly seat: Seat;
  readonly events: readonly Phrase[];
}

/** An entry of the game's log that counts, with its events. */
interface Told extends Act {
  /** A redone action is undone again like any other. */
  readonly kind: 'act' | 'redo';
}

/** How far back one may ask to go. */
const ACTS = 40;

/** Collects the records of a table into the game's log, the talk and the last actions, for one viewer. */
export class TableHistory {
  log: readonly LogLine[] = [];
  /** By line of the log, the entry that told it. */
  entries: readonly number[] = [];
  talk: readonly TalkLine[] = [];
  acts: readonly Act[] = [];
  #opening: readonly Phrase[] = [];
  /** The entries that count, with what they told. */
  #counted: readonly Told[] = [];
  /** Who sits or sat there. A seat keeps its name after somebody left it, for the news about it. */
  #names: readonly string[] = [];

  take(records: readonly TableRecord[]): void {
    for (const record of records) this.#take(record);
  }

  #take(record: TableRecord): void {
    switch (record.kind) {
      case 'entry':
        this.#enter(record);
        return;
      case 'chat': {
        const { seq: id, at, person, name, text } = record;
        this.talk = [...this.talk, { kind: 'chat', id, at, person, name, text }];
        return;
      }
      case 'started':
        this.#names = record.order.map((seat) => this.#names[seat] ?? '');
        this.#opening = record.opening ?? [];
        this.#retell();
        this.talk = [...this.talk, { kind: 'begun', id: record.seq, at: record.at }];
        return;
      case 'sat':
        this.#names = Object.assign([...this.#names], { [record.seat]: record.name });
        this.#tell(record, 'house.sat');
        return;
      case 'seatRemoved':
        this.#names = this.#names.toSpliced(record.seat, 1);
        return;
      case 'left':
        this.#tell(record, 'house.left');
        return;
      case 'kicked':
        this.#tell(record, 'house.kicked');
        return;
      case 'returned':
        this.#tell(record, 'house.returned');
        return;
      case 'handed':
        this.#tell(record, 'house.handed');
        return;
      case 'ranOut':
        this.#tell(record, 'house.ranOut');
        return;
      case 'withdrawn':
        this.#tell(record, 'house.withdrawn');
        return;
      case 'resigned':
        this.#tell(record, 'house.resigned');
        return;
      case 'answered':
        this.#tell(record, record.yes ? 'house.agreed' : 'house.refused');
        return;
      // These show in the lobby, in the question, or at the end.
      case 'opened':
      case 'seatChanged':
      case 'seatAdded':
      case 'changed':
      case 'ready':
      case 'closed':
      case 'asked':
      case 'timeAdded':
      case 'finished':
      case 'rematch':
        return;
    }
  }

  #enter({ index, entry, events }: Extract<TableRecord, { kind: 'entry' }>): void {
    switch (entry.kind) {
      case 'act':
      case 'redo': {
        const told: Told = { kind: entry.kind, index, seat: entry.seat, events };
        this.#counted = [...this.#counted, told];
        if (entry.kind === 'act') this.acts = [...this.acts, told].slice(-ACTS);
        this.#add(told);
        return;
      }
      case 'undo': {
        const last = this.#counted.findLastIndex(({ seat }) => seat === entry.seat);
        this.#counted = this.#counted.toSpliced(last, last < 0 ? 0 : 1);
        this.#retell();
        return;
      }
      case 'rewind':
        this.#counted = this.#counted.filter((told) => told.index < entry.to);
        this.acts = this.acts.filter((act) => act.index < entry.to);
        this.#retell();
    }
  }

  #add({ index, seat, events }: Told): void {
    const from = this.log.length;
    this.entries = [...this.entries, ...events.map(() => index)];
    this.log = [...this.log, ...events.map((phrase, i): LogLine => ({ id: from + i, entry: index, seat, phrase }))];
  }

  /** The log only has what counts: what was undone is left out. */
  #retell(): void {
    this.entries = this.#opening.map(() => -1);
    this.log = this.#opening.map((phrase, id): LogLine => ({ id, seat: 0, phrase }));
    for (const told of this.#counted) this.#add(told);
  }

  #tell({ seq: id, at, seat }: { seq: number; at: number; seat: Seat }, news: NewsKey): void {
    this.talk = [...this.talk, { kind: 'news', id, at, news, name: this.#names[seat] ?? '' }];
  }
}
