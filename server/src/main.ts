import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phrase } from '@moonstaff/kernel';
import { complaintOf } from './complaint.ts';
import { readConfig } from './config.ts';
import { moveIn } from './data-folder.ts';
import { banner } from './home.ts';
import { HOUSE_BOTS, startServer } from './server.ts';
import { say } from './words.ts';

/** What `npm start` runs. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const moved = moveIn(config.database);
  if (moved !== undefined) process.stderr.write(`${await say(phrase('server.data.moved', { ...moved }))}\n`);
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const server = await startServer({ config, bots: HOUSE_BOTS, ...(existsSync(webRoot) && { webRoot }) });
  // Beside the log, which stays one record a line for whatever reads it.
  process.stderr.write(await banner({ port: server.port, host: config.host, publicUrl: config.publicUrl }, say));
  const stop = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(await complaintOf(error)) ?? String((error as Error).stack)}\n`);
  process.exit(1);
}
