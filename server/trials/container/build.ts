import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, type Engine, run, tryRun } from './commands.ts';

const BASE = 'localhost/moonstaff-base:24';
const MIRROR = 'http://deb.debian.org/debian';

/**
 * Stands in for `node:24-bookworm-slim` where no registry of images can be reached: Debian's smallest system with this
 * Node, this npm and a user `node`. It's made once.
 */
function makeBase(engine: Engine): string {
  if (tryRun(engine.program, ['image', 'inspect', BASE]).status === 0) return BASE;
  const root = mkdtempSync(join(tmpdir(), 'moonstaff-base-'));
  try {
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, MIRROR]);
    const local = join(root, 'usr/local');
    cpSync(process.execPath, join(local, 'bin/node'));
    const npm = join(run('npm', ['root', '--global', '--loglevel=silent']), 'npm');
    cpSync(realpathSync(npm), join(local, 'lib/node_modules/npm'), { recursive: true });
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
    run('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
    const tarball = `${root}.tar`;
    run('tar', ['-C', root, '-cf', tarball, '.']);
    call(engine, 'import', tarball, BASE);
    rmSync(tarball);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return BASE;
}

const npmSetting = (name: string): string => {
  const value = run('npm', ['config', 'get', name, '--loglevel=silent']);
  return value === 'null' || value === 'undefined' ? '' : value;
};

/**
 * Lends the build this machine's registry and certificates, as files that are only there while it runs. Nothing of it
 * becomes part of the image.
 */
function lentSettings(folder: string): readonly string[] {
  const certificates = npmSetting('cafile');
  const lines = [`registry=${npmSetting('registry')}`, ...(certificates === '' ? [] : ['cafile=/run/npm.crt'])];
  const file = join(folder, 'npmrc');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const lent = ['--volume', `${file}:/root/.npmrc:ro`];
  return certificates === '' ? lent : [...lent, '--volume', `${certificates}:/run/npm.crt:ro`];
}

/** Builds the Dockerfile of a folder with buildah, on that base. */
export function buildImage(engine: Engine, source: string, image: string): void {
  const base = makeBase(engine);
  const folder = mkdtempSync(join(tmpdir(), 'moonstaff-build-'));
  const options = ['--network', 'host', '--format', 'docker', '--build-arg', `NODE_IMAGE=${base}`];
  try {
    const settings = [...options, ...engine.limits, ...lentSettings(folder)];
    run('buildah', [...engine.first, 'build', ...settings, '--tag', image, source]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
