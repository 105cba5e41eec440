import { bodyOf } from '../live/index.ts';
import { Slices } from '../slices.ts';
import { linkOf, PAGE, type Store, type StoredRecord, type TableRow } from '../store/index.ts';

/** How far a history has been rewritten. */
interface Progress {
  readonly seq: number;
  /** The link of that record, and the one it had before. */
  readonly link: string;
  readonly old: string;
}

const START: Progress = { seq: 0, link: '', old: '' };

/**
 * Erases a person's name and chat from a table's records and links them again, a page at a time: the table may be long, and
 * other writers wait for each commit. Meanwhile a seam in the table's row says how far it has come.
 */
export async function eraseName(store: Store, person: string, id: string): Promise<void> {
  for (;;) {
    const row = await store.tables.row(id);
    if (row === undefined) return;
    // Somebody began to rewrite it and stopped halfway, or another node is at it. Finish that first.
    const isWhole = row.seam === undefined;
    if ((await rewriteFrom(store, person, row)) && isWhole) return;
  }
}

/** Returns false if another node has rewritten some of it at the same time. */
async function rewriteFrom(store: Store, person: string, first: TableRow): Promise<boolean> {
  const { id } = first;
  const slices = new Slices();
  let done = await progressOf(store, first);
  for (let row: TableRow | undefined = first; row !== undefined; row = await store.tables.row(id)) {
    const seam = done.link === done.old ? 0 : done.seq;
    if ((row.seam?.seq ?? 0) !== seam) return false;
    const page = await store.tables.records(id, done.seq, PAGE);
    // A record is missing.
    if (page.length === 0 && done.seq < row.seq) return true;
    const { next, changed } = await rewritePage(person, id, done, page, slices);
    const isLast = next.seq === row.seq;
    const end = isLast
      ? row.link === undefined
        ? {}
        : { link: next.link }
      : { seam: { seq: next.seq, link: next.old } };
    // Unless somebody has written in the meantime: then there's more to read.
    if (next.link === next.old || (await store.tables.rewrite(row, changed, end))) done = next;
    if (isLast && done === next) return true;
  }
  return true;
}

async function progressOf(store: Store, { id, seam }: TableRow): Promise<Progress> {
  if (seam === undefined) return START;
  let link = '';
  for await (const page of store.tables.pages(id)) {
    for (const record of page) if (record.seq <= seam.seq) link = linkOf(id, link, record);
    if ((page.at(-1)?.seq ?? 0) >= seam.seq) break;
  }
  return { seq: seam.seq, link, old: seam.link };
}

async function rewritePage(
  person: string,
  id: string,
  from: Progress,
  page: readonly StoredRecord[],
  slices: Slices,
): Promise<{ readonly next: Progress; readonly changed: readonly StoredRecord[] }> {
  const changed: StoredRecord[] = [];
  let next = from;
  for (const record of page) {
    const cleaned = record.sender === person ? withoutName(record) : record;
    const link = linkOf(id, next.link, cleaned);
    next = { seq: record.seq, link, old: record.link ?? linkOf(id, next.old, record) };
    // Records from before links existed stay without one.
    if (record.link !== undefined && link !== record.link) changed.push({ ...cleaned, link });
    else if (cleaned.body !== record.body) changed.push(cleaned);
    await slices.pause();
  }
  return { next, changed };
}

function withoutName(record: StoredRecord): StoredRecord {
  const body = bodyOf(record);
  if (body.kind === 'chat' || body.kind === 'aside')
    return { ...record, body: JSON.stringify({ ...body, name: '', text: '' }) };
  if (body.kind === 'sat' || body.kind === 'opened') return { ...record, body: JSON.stringify({ ...body, name: '' }) };
  return record;
}
