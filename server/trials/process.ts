import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Waits } from './waits.ts';

/** What Node has compiled is kept here, because servers are started hundreds of times. */
const COMPILED = fileURLToPath(new URL('../../.moonstaff/compiled', import.meta.url));

const SCRIPT = fileURLToPath(new URL('./node.ts', import.meta.url));

export { freePort } from '@moonstaff/tools/port';

/** A server process that can be killed and restarted on the same port. */
export class NodeProcess {
  readonly port: number;
  readonly errors: string[] = [];
  readonly #env: Readonly<Record<string, string>>;
  readonly #script: string;
  readonly #hasSpare: boolean;
  #process: ChildProcess | undefined;
  /** Has loaded the program and waits, so that the next start is quick. It hasn't touched the database. */
  #spare: ChildProcess | undefined;
  #killed = false;
  #ended = false;

  constructor(
    port: number,
    env: Readonly<Record<string, string>>,
    { script = SCRIPT, spare = false }: { readonly script?: string | undefined; readonly spare?: boolean } = {},
  ) {
    this.port = port;
    this.#env = env;
    this.#script = script;
    this.#hasSpare = spare;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Whether it exited without being killed. */
  get ended(): boolean {
    return this.#ended;
  }

  async start(): Promise<void> {
    const child = this.#spare ?? this.#spawn();
    this.#spare = undefined;
    this.#process = child;
    this.#killed = false;
    child.once('exit', () => {
      if (!this.#killed) this.#ended = true;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.errors.push(text));
    if (this.#hasSpare) child.send('start');
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL')
          reject(new Error(`the server ended (${code}):\n${this.errors.join('').slice(-4000)}`));
        else resolve();
      });
    });
    if (this.#hasSpare) this.#spare = this.#spawn();
  }

  #spawn(): ChildProcess {
    return spawn(process.execPath, ['--expose-gc', this.#script], {
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        BOT_PACE_MS: '0',
        LOG_LEVEL: 'warn',
        // In fault trials, PostgreSQL doesn't wait for the disk.
        ALLOW_UNSAFE_DATABASE: 'fsync,full_page_writes',
        ...(this.#hasSpare && { TRIAL_WAITS: '1' }),
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  /** Bytes in use after a garbage collection. */
  memory(): Promise<number> {
    return new Promise((done) => {
      this.#process?.once('message', (bytes) => done(Number(bytes)));
      this.#process?.send('memory');
    });
  }

  /** Runs a job, and tells the longest task of the server's main thread meanwhile, in milliseconds of processor time. */
  async longestTask(job: () => Promise<unknown>): Promise<number> {
    this.#process?.send('task start');
    await job();
    return new Promise((done) => {
      this.#process?.once('message', (longest) => done(Number(longest)));
      this.#process?.send('task stop');
    });
  }

  /** Runs a job, and reports what held up the server meanwhile. */
  async waits<T>(job: () => Promise<T>): Promise<{ readonly value: T; readonly waits: Waits }> {
    this.#process?.send('waits start');
    const value = await job();
    const waits = await new Promise<Waits>((done) => {
      this.#process?.once('message', (seen) => done(seen as Waits));
      this.#process?.send('waits stop');
    });
    return { value, waits };
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(signal);
  }

  /** Sets the offset of its clock from the machine's, in milliseconds. */
  setClock(offset: number): void {
    this.#process?.send({ offset });
  }

  /** Stops it for good. */
  async stop(): Promise<void> {
    this.#spare?.kill('SIGKILL');
    this.#spare = undefined;
    await this.kill('SIGTERM');
  }

  /** By default like a power failure, except that the disk keeps what was written. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((done) => child.once('exit', done));
    this.#killed = true;
    child.kill(signal);
    await exited;
  }
}

/** The configuration for a database, which is an SQLite file or a PostgreSQL URL. */
export function databaseEnv(database: string): Readonly<Record<string, string>> {
  if (database.startsWith('postgres')) return { DATABASE_URL: database };
  const folder = database.replace(/\/[^/]*$/, '');
  return { DATA_DIR: folder };
}
