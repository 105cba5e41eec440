import type { StoredRecord } from '../store/index.ts';

/** The table's last record is now `seq`. */
export interface TableNews {
  readonly kind: 'table';
  readonly table: string;
  readonly seq: number;
  /** The last records, up to `seq`, if they're small enough to send along. */
  readonly records?: readonly StoredRecord[];
}

/** What nodes tell each other. Messages may get lost: every node also polls the sequence numbers. */
export type News =
  | TableNews
  /** A table changed without a new record: a name was erased, or the table was removed. */
  | { readonly kind: 'stale'; readonly table: string }
  /** These people watch the table on that node. If `asks` is set, the other nodes should say the same about theirs. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly people: readonly string[];
      /** The names of the first few; older nodes leave them out. */
      readonly names?: readonly string[];
      /** How many more there are than fit into a message. */
      readonly more?: number;
      readonly asks: boolean;
    }
  | { readonly kind: 'notice'; readonly person: string; readonly notice: string }
  /** A person is called this from now on. */
  | { readonly kind: 'renamed'; readonly person: string; readonly name: string }
  /** Some of this person's sessions have ended. */
  | { readonly kind: 'sessions'; readonly person: string }
  /** The person signed out everywhere, was banned or was deleted. */
  | { readonly kind: 'signedOut'; readonly person: string };

export interface Fanout {
  /** Tells the other nodes. Call it after the commit. */
  publish(news: News): void;
  /** Called with what other nodes publish. */
  listen(listener: (news: News) => void): void;
  /** Opens a new connection, because the old one may not have survived a database outage. */
  renew(): void;
  close(): Promise<void>;
}

/** For a single node. */
export const alone: Fanout = { publish: () => {}, listen: () => {}, renew: () => {}, close: async () => {} };

export { PostgresFanout } from './postgres.ts';
