import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './connection.ts';
import type { WriterOptions } from './thread.ts';

/**
 * Merges the log into the file while the writer goes on writing. The writer itself only merges what's left when the log
 * is long, so that nobody waits for all of it.
 */
const { file } = workerData as WriterOptions;
const connection = new SqliteConnection(file);

parentPort?.on('message', (message: 'merge' | 'close') => {
  let closing = message === 'close';
  // Requests that came while this one was under way are fulfilled by the next.
  while (parentPort !== null) {
    const next = receiveMessageOnPort(parentPort) as { readonly message: typeof message } | undefined;
    if (next === undefined) break;
    closing ||= next.message === 'close';
  }
  if (!closing) merge();
  else {
    connection.close();
    parentPort?.close();
  }
});

function merge(): void {
  try {
    connection.rows('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The disk is full, or the writer is merging. It goes on without us.
  }
}
