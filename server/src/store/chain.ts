import { hash } from 'node:crypto';
import { Refusal } from '@moonstaff/kernel';
import type { StoredRecord } from './append.ts';

/** The stored history of a table has a gap or was altered. */
export class Damaged extends Refusal {
  readonly table: string;
  /** The first record that's missing or wrong. */
  readonly seq: number;

  constructor(table: string, seq: number) {
    super('server.table.damaged', { seq });
    this.table = table;
    this.seq = seq;
  }
}

/** 128 bits are enough to notice damage. */
const LENGTH = 22;

/** Each record carries a hash of itself and of everything before it. */
export function linkOf(table: string, before: string, record: StoredRecord): string {
  const { seq, at, sender = '', command = '', body } = record;
  return hash('sha256', JSON.stringify([table, before, seq, at, sender, command, body]), 'base64url').slice(0, LENGTH);
}

/** The same records, each with its link. */
export function linkRecords(table: string, before: string, records: readonly StoredRecord[]): readonly StoredRecord[] {
  let link = before;
  return records.map((record) => {
    link = linkOf(table, link, record);
    return { ...record, link };
  });
}

/** While a history is rewritten, it has new links up to this record. From there on, it continues the links it had before. */
export interface Seam {
  readonly seq: number;
  /** The link that this record had before. */
  readonly link: string;
}

export interface Chain {
  readonly table: string;
  /** The last record known to be right, and its link. */
  readonly seq: number;
  readonly link: string;
  /** Records up to this one were written before links existed. */
  readonly linkedAfter: number;
  readonly seam?: Seam | undefined;
}

/** Checks records against the chain they continue and returns the last link. Refuses damaged records. */
export function checkChain({ table, seq, link, linkedAfter, seam }: Chain, records: readonly StoredRecord[]): string {
  let [expected, last] = [seq, link];
  for (const record of records) {
    expected++;
    if (record.seq !== expected) throw new Damaged(table, expected);
    last = linkOf(table, last, record);
    const wrong = record.link === undefined ? record.seq > linkedAfter : record.link !== last;
    if (wrong) throw new Damaged(table, record.seq);
    if (record.seq === seam?.seq) last = seam.link;
  }
  return last;
}
