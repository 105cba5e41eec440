import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { banner } from './home.ts';
import { HOUSE_BOTS, startServer } from './server.ts';
import { say } from './words.ts';

/** What `npm start` runs. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const server = await startServer({ config, bots: HOUSE_BOTS, ...(existsSync(webRoot) && { webRoot }) });
  // Beside the log, which stays one record a line for whatever reads it.
  process.stderr.write(await banner(server.port, config.publicUrl, say));
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
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
