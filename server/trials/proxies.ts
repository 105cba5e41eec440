/**
 * `npm run proxies`: plays through the real nginx and Caddy of this machine, with the recipes of docs/hosting.md, as a
 * browser would. Needs both programs (Debian: `apt install nginx-light caddy`).
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from '@moonstaff/client/visitor';
import { WebSocket } from 'ws';
import { databaseEnv, freePort, NodeProcess } from './process.ts';
import { behind, caddy, nginx, nginxRecipe } from './reverse-proxy.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'moonstaff-proxies-'));
const node = new NodeProcess(await freePort(), { ...databaseEnv(`${folder}/moonstaff.sqlite`), TRUST_PROXY: '1' });
try {
  await node.start();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await behind(nginx(folder, port, node.port), url, () => check(url));
  process.stdout.write('nginx: plays, with the recipe of the docs\n');
  const bare = nginxRecipe().replaceAll(/^ *proxy_(set_header|http_version).*\n/gm, '');
  const other = await freePort();
  const bareUrl = `http://127.0.0.1:${other}`;
  await behind(nginx(folder, other, node.port, bare), bareUrl, async () => {
    assert.equal((await guest(bareUrl, bareUrl)).status, 421);
  });
  process.stdout.write('nginx: refused without the headers of the recipe, as the docs say\n');
  const third = await freePort();
  await behind(caddy(folder, third, node.port), `http://127.0.0.1:${third}`, () => check(`http://127.0.0.1:${third}`));
  process.stdout.write('Caddy: plays, with the recipe of the docs\n');
} finally {
  await node.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
