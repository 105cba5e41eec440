/**
 * Builds the Dockerfile and plays on what comes out: as another user than root, without rights, on a root file system
 * that can't be written to. Needs root, buildah, podman, runc and debootstrap (Debian has them all).
 * `npm run container -- [--image NAME] [--engine podman|docker] [--record]`; with an image, it builds nothing.
 */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playMove, visit } from '@moonstaff/client/visitor';
import { freePort } from '@moonstaff/tools/port';
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
    const hardened = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'];
    const where = ['--network', 'host', '--volume', `${this.#name}:/data`, '--env', `PORT=${port}`];
    call(this.#engine, 'run', '--detach', '--name', this.#name, ...this.#engine.limits, ...hardened, ...where, image);
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

/** The health check's own command, until it says that all is well. */
async function untilHealthy(container: Container, check: readonly string[]): Promise<void> {
  for (let tries = 0; container.exec(...check).status !== 0; tries++) {
    if (tries === 60) throw new Error(`it doesn't become healthy:\n${container.logs}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}

async function play(engine: Engine, image: string): Promise<object> {
  const { Config, Healthcheck, Size } = factsOf(engine, image);
  assert.match(Config.User, /^[1-9]\d*:[1-9]\d*$/, 'not root, by number');
  assert.deepEqual(Object.keys(Config.Volumes ?? {}), ['/data']);
  const [kind, ...check] = (Config.Healthcheck ?? Healthcheck)?.Test ?? [];
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

const { values } = parseArgs({
  options: {
    image: { type: 'string' },
    engine: { type: 'string', default: 'podman' },
    record: { type: 'boolean', default: false },
  },
});
const engine = engineNamed(values.engine);
if (values.image === undefined) buildImage(engine, ROOT, BUILT);
const image = values.image ?? BUILT;
const report = await play(engine, image);
await conclude('container', report, true, values.record);
