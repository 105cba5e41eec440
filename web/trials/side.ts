import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@moonstaff/tools/port';

export const ROOT = dirname(dirname(import.meta.dirname));

/** The page of one commit, from its own server. */
export interface Side {
  readonly url: string;
  readonly port: number;
  close(): void;
}

/** Builds the page of a checkout and serves it, with a database of its own. */
export async function serve(root: string): Promise<Side> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', join(root, 'web')], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the page of ${root} can't be built:\n${built.stderr}`);
  const data = mkdtempSync(join(tmpdir(), 'moonstaff-paint-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  while (
    !(await fetch(`${url}readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((next) => setTimeout(next, 100));
  return {
    url,
    port,
    close: () => {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }));
      server.kill('SIGTERM');
    },
  };
}

/** 1.6 Mbit/s, in bytes a second. */
export const DOWN = 200_000;

export const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
