import type { SeatInfo, TableRecord } from '@moonstaff/client';
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
  | 'house.withdrawn'
  | 'house.daysOff'
  | 'house.backFromOff';

/** A line beside the board: what somebody wrote, or what happened to somebody. */
export type TalkLine =
  | {
      readonly kind: 'chat';
      readonly id: number;
      readonly at: number;
      readonly person: string;
      readonly name: string;
      readonly text: string;
      /** A spectator said it to the others who look on. */
      readonly aside?: true;
    }
  | {
      readonly kind: 'news';
      readonly id: number;
      readonly at: number;
      readonly news: NewsKey;
      readonly person: string;
      readonly name: string;
    }
  | { readonly kind: 'begun' | 'paused' | 'resumed'; readonly id: number; readonly at: number };

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
  /** The record that brought it. */
  readonly seq: number;
}

interface Named {
  readonly person: string;
  readonly name: string;
}

/** How far back one may ask to go. */
const ACTS = 40;

/** Collects the records of a table into the game's log, the talk and the last actions, for one viewer. */
export class TableHistory {
  log: readonly LogLine[] = [];
  /** By line of the log, the entry that told it. */
  entries: readonly number[] = [];
  /** By line of the log, the record that told it. */
  records: readonly number[] = [];
  talk: readonly TalkLine[] = [];
  acts: readonly Act[] = [];
  #opening: readonly Phrase[] = [];
  #started = 0;
  /** The entries that count, with what they told. */
  #counted: readonly Told[] = [];
  /** Who sits or sat there. A seat keeps its person after they left it, for the news about them. */
  #people: readonly string[] = [];
  /** What everybody is called now. */
  #names: ReadonlyMap<string, string> = new Map();

  /** The entries that told these lines and all between them. What was dealt before the game belongs to the first entry. */
  entriesOf(first: number, last: number): { readonly from: number; readonly to: number } | undefined {
    const [from, to] = [this.entries[first], this.entries[last]];
    return from === undefined || to === undefined ? undefined : { from: Math.max(0, from), to: Math.max(0, to) };
  }

  take(records: readonly TableRecord[]): void {
    for (const record of records) this.#take(record);
  }

  /** People may have another name than when they sat down or wrote something. */
  call(seats: readonly SeatInfo[]): void {
    const sitters = seats.flatMap((seat): readonly Named[] => {
      if (seat.kind === 'person') return [seat];
      return seat.kind === 'bot' && seat.instead !== undefined ? [seat.instead] : [];
    });
    const changed = sitters.filter(({ person, name }) => this.#names.get(person) !== name);
    if (changed.length === 0) return;
    this.#names = new Map([...this.#names, ...changed.map(({ person, name }) => [person, name] as const)]);
    this.talk = this.talk.map((line) =>
      line.kind !== 'chat' && line.kind !== 'news'
        ? line
        : { ...line, name: this.#names.get(line.person) ?? line.name },
    );
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
      case 'aside': {
        const { seq: id, at, person, name = '', text } = record;
        // Players only learn that something was said.
        if (person !== undefined && text !== undefined)
          this.talk = [...this.talk, { kind: 'chat', id, at, person, name, text, aside: true }];
        return;
      }
      case 'started':
        this.#people = record.order.map((seat) => this.#people[seat] ?? '');
        this.#opening = record.opening ?? [];
        this.#started = record.seq;
        this.#retell();
        this.talk = [...this.talk, { kind: 'begun', id: record.seq, at: record.at }];
        return;
      case 'sat':
        this.#people = Object.assign([...this.#people], { [record.seat]: record.person });
        this.#names = new Map(this.#names).set(record.person, record.name);
        this.#tell(record, 'house.sat');
        return;
      case 'seatRemoved':
        this.#people = this.#people.toSpliced(record.seat, 1);
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
      case 'daysOff':
        this.#tell(record, record.days > 0 ? 'house.daysOff' : 'house.backFromOff');
        return;
      case 'paused':
      case 'resumed':
        this.talk = [...this.talk, { kind: record.kind, id: record.seq, at: record.at }];
        return;
      case 'answered':
        this.#tell(record, record.yes ? 'house.agreed' : 'house.refused');
        return;
      // These show in the lobby, in the question, or at the end.
      case 'opened':
      case 'requested':
      case 'admitted':
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

  #enter({ seq, index, entry, events }: Extract<TableRecord, { kind: 'entry' }>): void {
    switch (entry.kind) {
      case 'act':
      case 'redo': {
        const told: Told = { kind: entry.kind, seq, index, seat: entry.seat, events };
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

  #add({ seq, index, seat, events }: Told): void {
    const from = this.log.length;
    this.entries = [...this.entries, ...events.map(() => index)];
    this.records = [...this.records, ...events.map(() => seq)];
    this.log = [...this.log, ...events.map((phrase, i): LogLine => ({ id: from + i, entry: index, seat, phrase }))];
  }

  /** The log only has what counts: what was undone is left out. */
  #retell(): void {
    this.entries = this.#opening.map(() => -1);
    this.records = this.#opening.map(() => this.#started);
    this.log = this.#opening.map((phrase, id): LogLine => ({ id, seat: 0, phrase }));
    for (const told of this.#counted) this.#add(told);
  }

  #tell({ seq: id, at, seat }: { seq: number; at: number; seat: Seat }, news: NewsKey): void {
    const person = this.#people[seat] ?? '';
    this.talk = [...this.talk, { kind: 'news', id, at, news, person, name: this.#names.get(person) ?? '' }];
  }
}
