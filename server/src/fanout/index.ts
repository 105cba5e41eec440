import type { StoredRecord } from '../store/index.ts';

/** A table has come to this record. */
export interface TableNews {
  readonly kind: 'table';
  readonly table: string;
  readonly seq: number;
  /** The last records, up to `seq`, where they're small enough to travel along. */
  readonly records?: readonly StoredRecord[];
}

/** What nodes tell each other. It may get lost: every node looks at the sequence numbers now and then. */
export type News =
  | TableNews
  /** Something about a table changed that is no record (a name was taken out, the table was removed). */
  | { readonly kind: 'stale'; readonly table: string }
  /** These people look at the table on that node; one that asks wants to hear the same of the others. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly people: readonly string[];
      /** What the first of them are called; an older node does not say. */
      readonly names?: readonly string[];
      readonly asks: boolean;
    }
  | { readonly kind: 'notice'; readonly person: string; readonly notice: string }
  /** The person signed out everywhere, was banned or is gone. */
  | { readonly kind: 'signedOut'; readonly person: string };

export interface Fanout {
  /** Tells the other nodes, after the commit. */
  publish(news: News): void;
  /** What other nodes told. */
  listen(listener: (news: News) => void): void;
  /** After the database was away: trusts no connection from before. */
  renew(): void;
  close(): Promise<void>;
}

/** For a node that is alone. */
export const alone: Fanout = { publish: () => {}, listen: () => {}, renew: () => {}, close: async () => {} };

export { PostgresFanout } from './postgres.ts';
