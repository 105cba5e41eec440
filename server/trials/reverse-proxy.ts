import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from '@moonstaff/tools/patience';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** Where Debian and others put it; not in everybody's path. */
const NGINX = '/usr/sbin/nginx';
const CADDY = 'caddy';

/** Whether this machine has both. */
export const hasProxies = (): boolean =>
  existsSync(NGINX) && spawnSync(CADDY, ['version'], { stdio: 'ignore' }).status === 0;

/** Which nginx and Caddy these are. nginx names itself on standard error. */
export const proxyVersions = (): { readonly nginx: string; readonly caddy: string } => ({
  nginx: /nginx\/(\S+)/.exec(spawnSync(NGINX, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? 'unknown',
  caddy: spawnSync(CADDY, ['version'], { encoding: 'utf8' }).stdout.trim(),
});

/** How a proxy is started for a trial: on this machine, without certificates. */
interface Proxy {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The recipe of the docs with this machine's ports and nodes, or another server block. */
export function nginx(folder: string, port: number, nodes: readonly number[], recipe = nginxRecipe()): Proxy {
  const site = recipe
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
    .replaceAll(/^ *(ssl_|access_log).*\n/gm, '')
    .replace('server 127.0.0.1:8420;', nodes.map((node) => `server 127.0.0.1:${node};`).join('\n'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp;`);
  const http = `access_log off; ${paths.join(' ')}\n${site}`;
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}\nhttp {\n${http}\n}\n`);
  return { command: NGINX, args: ['-p', folder, '-c', file] };
}

export const nginxRecipe = (): string => readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');

export function caddy(folder: string, port: number, nodes: readonly number[]): Proxy {
  const file = join(folder, 'Caddyfile');
  // Its interface for changes has a fixed port, which may be taken.
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')}`);
  return {
    command: CADDY,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: {
      MOONSTAFF_DOMAIN: `http://127.0.0.1:${port}`,
      MOONSTAFF_NODES: nodes.map((node) => `127.0.0.1:${node}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

/** Runs a proxy as long as the job takes. */
export async function behind<T>({ command, args, env = {} }: Proxy, url: string, job: () => Promise<T>): Promise<T> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    await answering(url, child, () => said);
    return await job();
  } finally {
    child.kill('SIGTERM');
  }
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let missing = false;
  child.once('error', () => {
    missing = true;
  });
  for (;;) {
    if (missing || child.exitCode !== null) throw new Error(`${child.spawnfile} doesn't run here: ${said()}`);
    if (performance.now() > deadline) throw new Error(`${child.spawnfile} doesn't answer: ${said()}`);
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) return;
    await wait(100);
  }
}
