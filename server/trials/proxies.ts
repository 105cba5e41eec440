import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMove, visit } from '@moonstaff/client/visitor';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { WebSocket } from 'ws';
import { openTrialDatabase } from './database.ts';
import { databaseEnv, freePort, NodeProcess } from './process.ts';
import { conclude } from './record.ts';
import { behind, caddy, nginx, nginxRecipe, proxyVersions } from './reverse-proxy.ts';

const guest = (url: string, origin: string): Promise<Response> =>
  fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Ilka' }),
  });

/** Whether a page of this origin gets a socket. */
const opensSocket = (url: string, origin: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin });
    socket.on('open', () => resolve(true)).on('error', () => resolve(false));
    socket.on('open', () => socket.close());
  });

/** What must hold behind every proxy. */
async function check(url: string): Promise<void> {
  await visit(url, 'sample', { headers: { origin: url } });
  assert.equal((await guest(url, 'https://elsewhere.example')).status, 403, 'another site');
  assert.ok(await opensSocket(url, url), 'the socket of the page');
  assert.ok(!(await opensSocket(url, 'https://elsewhere.example')), 'the socket of another site');
  assert.equal((await fetch(`${url}/metrics`)).status, 404);
}

/** Where somebody is sent who comes without https. */
const sentTo = (socketPath: string): Promise<string | undefined> =>
  new Promise((done, fail) => {
    const asked = request({ socketPath, path: '/join/abc', headers: { host: 'play.example' } }, (reply) =>
      done(reply.resume().headers.location),
    );
    asked.on('error', fail).end();
  });

interface Place {
  readonly folder: string;
  /** Of the proxy. */
  readonly port: number;
  readonly url: string;
  readonly nodes: readonly NodeProcess[];
}

/** Starts nodes, one on SQLite or several on PostgreSQL, with the settings that the docs have for a proxy. */
async function withNodes(count: number, job: (place: Place) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-proxies-'));
  const database = await openTrialDatabase(count > 1 ? 'postgres' : 'sqlite');
  const env = { ...databaseEnv(database.where), TRUST_PROXY: '1' };
  const nodes = await Promise.all(Array.from({ length: count }, async () => new NodeProcess(await freePort(), env)));
  const port = await freePort();
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await job({ folder, port, url: `http://127.0.0.1:${port}`, nodes });
  } finally {
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const portsOf = (nodes: readonly NodeProcess[]): readonly number[] => nodes.map((node) => node.port);

/** A game goes on when one of two nodes is killed: the proxy sends people to the other. */
async function loseANode({ url, nodes }: Place): Promise<void> {
  const visitor = await visit(url, 'sample', { headers: { origin: url } });
  await nodes[0]?.kill();
  await playMove(url, visitor);
}

/** Each recipe, by what it shows. */
export const RECIPES: Readonly<Record<string, () => Promise<void>>> = {
  'nginx: plays, with the recipe of the docs': () =>
    withNodes(1, ({ folder, port, url, nodes }) =>
      behind(nginx(folder, port, portsOf(nodes)), url, async () => {
        await check(url);
        assert.equal(await sentTo(`${folder}/plain.sock`), 'https://play.example/join/abc');
      }),
    ),
  'nginx: refused without the headers of the recipe, as the docs say': () =>
    withNodes(1, ({ folder, port, url, nodes }) => {
      const bare = nginxRecipe().replaceAll(/^ *proxy_(set_header|http_version).*\n/gm, '');
      return behind(nginx(folder, port, portsOf(nodes), bare), url, async () => {
        assert.equal((await guest(url, url)).status, 421);
      });
    }),
  'nginx: two nodes on PostgreSQL, and one is killed': () =>
    withNodes(2, (place) =>
      behind(nginx(place.folder, place.port, portsOf(place.nodes)), place.url, () => loseANode(place)),
    ),
  'Caddy: plays, with the recipe of the docs': () =>
    withNodes(1, ({ folder, port, url, nodes }) => behind(caddy(folder, port, portsOf(nodes)), url, () => check(url))),
  'Caddy: two nodes on PostgreSQL, and one is killed': () =>
    withNodes(2, (place) =>
      behind(caddy(place.folder, place.port, portsOf(place.nodes)), place.url, () => loseANode(place)),
    ),
};

/** Runs every recipe, and says what went wrong with each that failed. */
async function runAll(): Promise<Readonly<Record<string, string>>> {
  const results: Record<string, string> = {};
  for (const [name, recipe] of Object.entries(RECIPES)) {
    results[name] = await recipe().then(() => 'passed', String);
    process.stderr.write(`${name}: ${results[name]}\n`);
  }
  return results;
}

if (import.meta.main) {
  const { values } = toolArgs({
    command: 'npm run proxies',
    about: `Plays through the real nginx and Caddy of this machine, with the recipes of docs/hosting.md, as a browser would. Needs both
programs (Debian: apt install nginx-light caddy).`,
    options: { record: flag('keep the result in docs/trials.md') },
  });
  const recipes = await runAll();
  const passed = Object.values(recipes).every((result) => result === 'passed');
  await conclude('proxies', { programs: proxyVersions(), recipes }, passed, values.record);
}
