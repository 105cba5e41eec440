import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { commitTogether, type Outcome } from './commit.ts';
import { Connection } from './connection.ts';
import type { Job, Writing } from './thread.ts';

/** The thread that writes. Whatever has come in while the disk was busy goes into the next commit together. */
const { file, batch, maxPages } = workerData as Writing;
const connection = new Connection(file);
if (maxPages !== undefined) connection.database.exec(`PRAGMA max_page_count = ${maxPages}`);
const waiting: Job[] = [];
let closing = false;

type Message = readonly Job[] | 'close';
type Answer = readonly [id: number, outcome: Outcome | undefined];

/** While more is waiting, the answers of so many milliseconds go back in one message: each crossing wakes a thread. */
const TOGETHER = 4;

/** What waits to be written, and what has come in meanwhile. */
function gather(): readonly Job[] {
  while (parentPort !== null && waiting.length < batch) {
    const next = receiveMessageOnPort(parentPort) as { readonly message: Message } | undefined;
    if (next === undefined) break;
    hear(next.message);
  }
  return waiting.splice(0, batch);
}

function hear(message: Message): void {
  if (message === 'close') closing = true;
  else waiting.push(...message);
}

function write(jobs: readonly Job[]): readonly Answer[] {
  const outcomes = commitTogether(
    connection,
    jobs.map(({ steps }) => steps),
  );
  return jobs.map(({ id }, index): Answer => [id, outcomes[index]]);
}

/** After this long without work the log is put into the file: little can then hang on a damaged log. */
const IDLE = 1000;
let idle: NodeJS.Timeout | undefined;

function checkpoint(): void {
  try {
    connection.rows('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody reads, or the disk is full: another time.
  }
}

parentPort?.on('message', (message: Message) => {
  clearTimeout(idle);
  hear(message);
  let answers: Answer[] = [];
  let since = performance.now();
  for (let jobs = gather(); jobs.length > 0; jobs = gather()) {
    answers.push(...write(jobs));
    if (waiting.length > 0 && performance.now() < since + TOGETHER) continue;
    parentPort?.postMessage(answers);
    answers = [];
    since = performance.now();
  }
  idle = setTimeout(checkpoint, IDLE);
  idle.unref();
  if (!closing) return;
  clearTimeout(idle);
  connection.close();
  parentPort?.close();
});
