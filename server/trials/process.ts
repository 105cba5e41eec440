import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./node.ts', import.meta.url));

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A server that can be killed and started again at the same address. */
export class NodeProcess {
  readonly port: number;
  readonly complaints: string[] = [];
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--expose-gc', SCRIPT], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        BOT_PACE_MS: '0',
        LOG_LEVEL: 'warn',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.complaints.push(text));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL')
          reject(new Error(`the server ended (${code}):\n${this.complaints.join('').slice(-4000)}`));
        else resolve();
      });
    });
  }

  /** Bytes in use after everything unused was collected. */
  memory(): Promise<number> {
    return new Promise((done) => {
      this.#process?.once('message', (bytes) => done(Number(bytes)));
      this.#process?.send('memory');
    });
  }

  /** As when the machine loses power, except that the disk keeps what it was given. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

/** Where trials keep things: `SQLite` file or PostgreSQL URL, as configuration. */
export function databaseEnv(database: string): Readonly<Record<string, string>> {
  if (database.startsWith('postgres')) return { DATABASE_URL: database };
  const folder = database.replace(/\/[^/]*$/, '');
  return { DATA_DIR: folder };
}
