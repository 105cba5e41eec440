import { parentPort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { type CommitResult, commitTogether } from './commit.ts';
import { SqliteConnection } from './connection.ts';
import type { Job, WriterOptions } from './thread.ts';

/** The writer thread. Everything that arrives while the disk is busy shares the next commit. */
const { file, batch, maxPages } = workerData as WriterOptions;
const connection = new SqliteConnection(file);
if (maxPages !== undefined) connection.database.exec(`PRAGMA max_page_count = ${maxPages}`);
const waiting: Job[] = [];
let closing = false;

type Message = readonly Job[] | 'close';
type CommitReply = readonly [id: number, result: CommitResult | undefined];

/** While more jobs are waiting, collect replies for this many milliseconds: each message wakes the other thread. */
const REPLY_EVERY = 4;

/** Waiting jobs, plus those that have arrived in the meantime. */
function gather(): readonly Job[] {
  while (parentPort !== null && waiting.length < batch) {
    const next = receiveMessageOnPort(parentPort) as { readonly message: Message } | undefined;
    if (next === undefined) break;
    receive(next.message);
  }
  return waiting.splice(0, batch);
}

function receive(message: Message): void {
  if (message === 'close') closing = true;
  else waiting.push(...message);
}

/** After this many writers' work, the log is merged into the file beside us: about 1,000 pages. */
const MERGE_AFTER = 250;
let unmerged = 0;
let checkpointer: Worker | undefined;

/** In a thread of its own, because merging takes as long as dozens of commits. */
function mergeBeside(): void {
  unmerged = 0;
  if (checkpointer === undefined) {
    checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData });
    // Without it, we merge everything ourselves.
    checkpointer.on('error', () => {});
    checkpointer.unref();
  }
  checkpointer.postMessage('merge');
}

function write(jobs: readonly Job[]): readonly CommitReply[] {
  const results = commitTogether(
    connection,
    jobs.map(({ statements }) => statements),
  );
  unmerged += jobs.length;
  if (unmerged >= MERGE_AFTER) mergeBeside();
  return jobs.map(({ id }, index): CommitReply => [id, results[index]]);
}

/** After this many idle milliseconds we merge the log into the file, so that a damaged log can't lose much. */
const IDLE = 1000;
let idle: NodeJS.Timeout | undefined;

function checkpoint(): void {
  try {
    connection.rows('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody is reading, or the disk is full. There'll be another chance.
  }
}

parentPort?.on('message', (message: Message) => {
  clearTimeout(idle);
  receive(message);
  let replies: CommitReply[] = [];
  let since = performance.now();
  for (let jobs = gather(); jobs.length > 0; jobs = gather()) {
    replies.push(...write(jobs));
    if (waiting.length > 0 && performance.now() < since + REPLY_EVERY) continue;
    parentPort?.postMessage(replies);
    replies = [];
    since = performance.now();
  }
  idle = setTimeout(checkpoint, IDLE);
  idle.unref();
  if (!closing) return;
  clearTimeout(idle);
  if (checkpointer === undefined) end();
  else {
    checkpointer.ref();
    checkpointer.once('exit', end);
    checkpointer.postMessage('close');
  }
});

function end(): void {
  connection.close();
  parentPort?.close();
}
