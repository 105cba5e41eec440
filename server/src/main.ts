import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phrase } from '@moonstaff/kernel';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { moveOldDatabase } from './data-folder.ts';
import { errorMessageOf } from './error-message.ts';
import { say } from './words.ts';

/** Answers what stands after `npm start`, which takes nothing. `moonstaff serve` has read its own words. */
async function answers(given: string): Promise<void> {
  const help = 'npm start -- --help';
  const isHelp = ['--help', '-h'].includes(given);
  const text = isHelp
    ? `npm start\n\n${await say(phrase('server.start.about', { page: 'docs/operating.md' }))}`
    : await say(phrase('server.option.unknown', { given, help }));
  (isHelp ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = isHelp ? 0 : 2;
}

/** What `npm start` runs. */
async function main(): Promise<void> {
  const [given] = import.meta.main ? process.argv.slice(2) : [];
  if (given !== undefined) return answers(given);
  const config = readConfig(process.env);
  const moved = moveOldDatabase(config.database);
  if (moved !== undefined) process.stderr.write(`${await say(phrase('server.data.moved', { ...moved }))}\n`);
  // Only now, so that a wrong setting is reported at once.
  const { BUILT_IN_BOTS, startServer } = await import('./server.ts');
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const server = await startServer({ config, bots: BUILT_IN_BOTS, ...(existsSync(webRoot) && { webRoot }) });
  // Not to stdout: the log there is one JSON object per line.
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
  process.stderr.write(`${(await errorMessageOf(error)) ?? String((error as Error).stack)}\n`);
  process.exit(1);
}
