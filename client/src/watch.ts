import type { Phrase } from '@moonstaff/kernel';
import type { ClientMessage, PresenceMessage, TableMessage } from './protocol/index.ts';

export interface WatchOptions {
  /** The last record already known, or 0. */
  readonly have?: number;
  readonly invite?: string;
  /** Only what spectators may see, no matter who is watching. */
  readonly public?: boolean;
  /** New records, each exactly once and in order, with the state they lead to. */
  readonly onTable: (message: TableMessage) => void;
  /** Who is at the table, whenever that changes. */
  readonly onPresence?: (message: PresenceMessage) => void;
  /** This person can't watch the table any more. */
  readonly onShut?: (why: Phrase) => void;
}

/** What one client has seen of one table. Passes every record on once and notices gaps. */
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
    const { invite, public: isPublic } = this.#options;
    return {
      ...{ type: 'watch', table: this.#table, have: this.#have },
      ...(invite !== undefined && { invite }),
      ...(isPublic && { public: true }),
    };
  }

  receive(message: TableMessage): 'taken' | 'gap' {
    const fresh = message.records.filter(({ seq }) => seq > this.#have);
    const first = fresh[0];
    // A message without new records may still carry a newer state (a plan, say), unless we've seen a later record.
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
