import type { Phrase } from '@moonstaff/kernel';
import type { ClientMessage, PresenceMessage, TableMessage } from './protocol/index.ts';

export interface WatchOptions {
  /** The last record already known; 0 for none. */
  readonly have?: number;
  readonly invite?: string;
  /** New records, each exactly once and in order, and what they lead to. */
  readonly onTable: (message: TableMessage) => void;
  /** Who is at the table now, whenever that changes. */
  readonly onPresence?: (message: PresenceMessage) => void;
  /** The table is no longer there for this person. */
  readonly onShut?: (why: Phrase) => void;
}

/** What one client has of one table. Lets every record through once and notices what is missing. */
export class Watch {
  readonly #table: string;
  readonly #options: WatchOptions;
  #have: number;

  constructor(table: string, options: WatchOptions) {
    this.#table = table;
    this.#options = options;
    this.#have = options.have ?? 0;
  }

  get request(): ClientMessage {
    const { invite } = this.#options;
    return { type: 'watch', table: this.#table, have: this.#have, ...(invite !== undefined && { invite }) };
  }

  receive(message: TableMessage): 'taken' | 'gap' {
    const fresh = message.records.filter(({ seq }) => seq > this.#have);
    const first = fresh[0];
    // A message that brings nothing new is still the latest state, unless something newer was seen.
    if (message.seq < this.#have) return 'taken';
    if (first === undefined ? message.seq > this.#have : first.seq !== this.#have + 1) return 'gap';
    this.#have = message.seq;
    this.#options.onTable({ ...message, records: fresh });
    return 'taken';
  }

  presence(message: PresenceMessage): void {
    this.#options.onPresence?.(message);
  }

  shut(why: Phrase): void {
    this.#options.onShut?.(why);
  }
}
