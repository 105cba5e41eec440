import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Folders of this machine that the other one sees, by the path they have there. */
export type Lent = Readonly<Record<string, string>>;

/**
 * A machine of its own, booted by a real systemd, on the same network: this machine's programs, and nothing else of it but
 * what it's lent. Whatever is written there is in memory, and gone when it's off.
 */
export class Machine {
  readonly #nspawn: ChildProcess;
  readonly #path: string;
  #messages = '';

  private constructor(lent: Lent, programs: readonly string[]) {
    this.#path = [...programs, '/usr/sbin', '/usr/bin'].join(':');
    const binds = Object.entries(lent).map(([there, here]) => `--bind-ro=${here}:${there}`);
    const options = ['--directory=/', '--volatile=yes', '--register=no', '--keep-unit', '--console=pipe', ...binds];
    const name = `moonstaff-${process.pid}`;
    const words = [...options, `--machine=${name}`, '--boot'];
    this.#nspawn = spawn('systemd-nspawn', words, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#nspawn.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#messages += text;
    });
    this.#nspawn.on('error', (error) => {
      this.#messages += error.message;
    });
  }

  /** `programs`: folders of programs there, besides the system's own. */
  static async boot(lent: Lent, programs: readonly string[]): Promise<Machine> {
    const machine = new Machine(lent, programs);
    const state = (): string => machine.run('systemctl', 'is-system-running').stdout;
    await machine.until('it has booted', () => /running|degraded/.test(state()));
    return machine;
  }

  /** What it prints, and how it ends, when a program runs there. */
  run(program: string, ...args: readonly string[]): SpawnSyncReturns<string> {
    const inside = ['--mount', '--pid', '--uts', '--ipc', '--wd=/', program, ...args];
    const words = ['--target', String(this.#first()), ...inside];
    return spawnSync('nsenter', words, { encoding: 'utf8', env: { PATH: this.#path } });
  }

  /** The same, for a program that has to succeed. */
  demand(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = this.run(program, ...args);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    return stdout.trim();
  }

  async until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await holds()); tries++) {
      if (tries === 240 || this.#nspawn.exitCode !== null) {
        const log = this.run('journalctl', '--lines=30', '--output=cat').stdout;
        throw new Error(`waited too long until ${what}:\n${this.#messages}${log}`);
      }
      await new Promise((done) => setTimeout(done, 500));
    }
  }

  async switchOff(): Promise<void> {
    if (this.#nspawn.exitCode !== null || this.#nspawn.pid === undefined) return;
    const off = new Promise((done) => this.#nspawn.once('exit', done));
    if (this.run('systemctl', 'poweroff').status !== 0) this.#nspawn.kill('SIGKILL');
    await off;
  }

  /** Its first process, as this machine counts them. */
  #first(): number {
    const { pid } = this.#nspawn;
    try {
      return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
    } catch {
      return 0;
    }
  }
}
