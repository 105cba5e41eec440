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
  | 'house.refused';

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

/** How far back one may ask to go. */
const ACTS = 40;

/** Collects the records of a table into the game's log, the talk and the last actions, for one viewer. */
export class TableHistory {
  log: readonly LogLine[] = [];
  /** By line of the log, the entry that told it. */
  entries: readonly number[] = [];
  talk: readonly TalkLine[] = [];
  acts: readonly Act[] = [];
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
      case 'finished':
      case 'rematch':
        return;
    }
  }

  #enter({ index, entry, events }: Extract<TableRecord, { kind: 'entry' }>): void {
    const seat = 'seat' in entry ? entry.seat : 0;
    const from = this.log.length;
    this.entries = [...this.entries, ...events.map(() => index)];
    this.log = [...this.log, ...events.map((phrase, i): LogLine => ({ id: from + i, seat, phrase }))];
    if (entry.kind === 'act') this.acts = [...this.acts, { index, seat, events }].slice(-ACTS);
    if (entry.kind === 'rewind') this.acts = this.acts.filter((act) => act.index < entry.to);
  }

  #tell({ seq: id, at, seat }: { seq: number; at: number; seat: Seat }, news: NewsKey): void {
    this.talk = [...this.talk, { kind: 'news', id, at, news, name: this.#names[seat] ?? '' }];
  }
}
