import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { visit } from '@moonstaff/client/visitor';

/** How the installed package is started: a program and its first arguments. */
export interface Command {
  readonly program: string;
  readonly args?: readonly string[];
  /** Where it keeps its data. */
  readonly folder: string;
}

const windows = process.platform === 'win32';

/** Starts the server without a word, as `npx moonstaff` does. */
async function start({
  program,
  args = [],
  folder,
}: Command): Promise<{ url: string; stop(): Promise<number | null> }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  const shell = windows && args.length === 0;
  const child = spawn(program, args, { cwd: folder, env, shell, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /"port":(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.on('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return exit;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The installed package serves the page and both games, until a signal stops it. */
export async function servesAll(command: Command): Promise<void> {
  const { url, stop } = await start(command);
  try {
    assert.match(await (await fetch(url)).text(), /<div id="page">/);
    assert.equal((await fetch(`${url}/api/docs/json`)).status, 200);
    for (const game of ['arnak', 'guild']) await visit(url, game);
  } finally {
    assert.equal(await stop(), 0);
  }
}
