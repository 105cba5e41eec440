import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { playMove, visit } from '@moonstaff/client/visitor';
import { at } from '@moonstaff/kernel';
import { freePort } from '@moonstaff/tools/port';
import { startPostgres } from '@moonstaff/tools/postgres';
import { choice, flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { buildImage } from './container/build.ts';
import { call, type Engine, engineNamed, tryRun } from './container/commands.ts';
import { conclude } from './record.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'localhost/moonstaff:trial';

/** One container of the image, and its volume. */
class Container {
  readonly #engine: Engine;
  readonly #name: string;

  constructor(engine: Engine, name: string) {
    this.#engine = engine;
    this.#name = name;
  }

  /** As compose.yaml starts it, except that it shares the machine's network. */
  start(image: string, port: number): void {
    this.#run(image, port, ['--volume', `${this.#name}:/data`]);
  }

  /** As compose.postgres.yaml starts the node that makes the backups. */
  startNode(image: string, port: number, database: string): void {
    const settings = ['--env', `DATABASE_URL=${database}`, '--env', 'BACKUP_DIR=/backups'];
    const where = ['--tmpfs', '/data', '--volume', `${this.#name}:/backups`];
    this.#run(image, port, [...settings, ...where]);
  }

  #run(image: string, port: number, options: readonly string[]): void {
    const hardened = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'];
    const fixed = [...this.#engine.limits, ...hardened, '--network', 'host', '--env', `PORT=${port}`];
    call(this.#engine, 'run', '--detach', '--name', this.#name, ...fixed, ...options, image);
  }

  kill(): void {
    call(this.#engine, 'kill', '--signal', 'KILL', this.#name);
  }

  /** The exit code of a command inside. */
  exec(...words: readonly string[]): { readonly status: number | null; readonly output: string } {
    const { program, first } = this.#engine;
    const { status, stdout, stderr } = tryRun(program, [...first, 'exec', this.#name, ...words]);
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  /** Sends the stop signal and returns the exit code. */
  stop(): number {
    call(this.#engine, 'stop', '--time', '20', this.#name);
    const code = Number(call(this.#engine, 'inspect', '--format', '{{.State.ExitCode}}', this.#name));
    call(this.#engine, 'rm', this.#name);
    return code;
  }

  get logs(): string {
    return tryRun(this.#engine.program, ['logs', this.#name]).stdout;
  }

  remove(): void {
    tryRun(this.#engine.program, [...this.#engine.first, 'rm', '--force', this.#name]);
    tryRun(this.#engine.program, ['volume', 'rm', '--force', this.#name]);
  }
}

interface Check {
  readonly Test: readonly string[];
}

/** What an engine knows about an image. Docker keeps the health check in `Config`, podman beside it. */
interface ImageFacts {
  readonly Config: { readonly User: string; readonly Volumes?: object; readonly Healthcheck?: Check };
  readonly Healthcheck?: Check;
  readonly Size: number;
}

function factsOf(engine: Engine, image: string): ImageFacts {
  const [facts] = JSON.parse(call(engine, 'image', 'inspect', image)) as readonly ImageFacts[];
  if (facts === undefined) throw new Error(`there's no image ${image}`);
  return facts;
}

const checkOf = ({ Config, Healthcheck }: ImageFacts): readonly string[] =>
  (Config.Healthcheck ?? Healthcheck)?.Test ?? [];

async function until(what: string, container: Container, holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries === 60) throw new Error(`waited too long until ${what}:\n${container.logs}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** Until the health check's own command says that all is well. */
const untilHealthy = (container: Container, check: readonly string[]): Promise<void> =>
  until('it is healthy', container, () => container.exec(...check).status === 0);

async function play(engine: Engine, image: string): Promise<object> {
  const facts = factsOf(engine, image);
  const { Config, Size } = facts;
  assert.match(Config.User, /^[1-9]\d*:[1-9]\d*$/, 'not root, by number');
  assert.deepEqual(Object.keys(Config.Volumes ?? {}), ['/data']);
  const [kind, ...check] = checkOf(facts);
  assert.equal(kind, 'CMD', 'a health check without a shell');
  const container = new Container(engine, `moonstaff-trial-${process.pid}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  try {
    container.start(image, port);
    await untilHealthy(container, check);
    const user = container.exec('id', '-u').output;
    assert.equal(user, '1000');
    assert.match(container.exec('touch', '/app/anything').output, /Read-only file system/);
    assert.match(container.exec('grep', 'CapEff', '/proc/1/status').output, /\b0{16}$/);
    assert.match(await (await fetch(url)).text(), /<div id="page">/);
    const visitors = [await visit(url, 'arnak'), await visit(url, 'guild')];
    const people = container.exec('moonstaff', 'operator', 'list', 'people', 'Ilka').output;
    assert.match(people, /\tguest\tIlka$/m);
    assert.equal(container.exec('env', 'PORT=1', ...check).status, 1, 'the health check notices that nobody answers');
    assert.equal(container.stop(), 0, 'it stops in order');
    container.start(image, port);
    await untilHealthy(container, check);
    for (const visitor of visitors) await playMove(url, visitor);
    const node = container.exec('node', '--version').output;
    assert.equal(container.stop(), 0);
    return { node, user, games: visitors.length, restarted: true, imageMegabytes: Math.round(Size / 1e6) };
  } finally {
    container.remove();
  }
}

/** Two nodes share a PostgreSQL. One of them is killed, and the game goes on at the other. */
async function playTogether(engine: Engine, image: string): Promise<object> {
  const [, ...check] = checkOf(factsOf(engine, image));
  const postgres = await startPostgres({ durable: true });
  const nodes = ['one', 'two'].map((name) => new Container(engine, `moonstaff-trial-${process.pid}-${name}`));
  const ports = await Promise.all(nodes.map(freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  try {
    for (const [i, node] of nodes.entries()) {
      node.startNode(image, at(ports, i), postgres.url);
      await untilHealthy(node, check);
    }
    const visitor = await visit(at(urls, 0), 'guild');
    await playMove(at(urls, 1), visitor);
    await until('it makes a backup', at(nodes, 0), () => /\.jsonl$/m.test(at(nodes, 0).exec('ls', '/backups').output));
    at(nodes, 0).kill();
    await playMove(at(urls, 1), visitor);
    assert.equal(at(nodes, 1).stop(), 0);
    return { nodes: nodes.length, killed: 1, playedOn: true };
  } finally {
    for (const node of nodes) node.remove();
    await postgres.stop();
  }
}

const { values } = toolArgs({
  command: 'npm run container',
  about: `Builds the Dockerfile and plays on what comes out: as another user than root, without rights, on a root file system that
can't be written to; then on two nodes that share a PostgreSQL, one of which is killed. Needs root, buildah, podman, runc and
debootstrap (Debian has them all).`,
  options: {
    image: word('NAME', 'play on this image and build nothing'),
    engine: choice(['podman', 'docker'], 'what runs containers here', 'podman'),
    record: flag('keep the result in docs/trials.md'),
  },
});
const engine = engineNamed(values.engine);
if (values.image === undefined) buildImage(engine, ROOT, BUILT);
const image = values.image ?? BUILT;
const report = { ...(await play(engine, image)), postgres: await playTogether(engine, image) };
await conclude('container', report, true, values.record);
