import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playMove, visit } from '@moonstaff/client/visitor';
import { pack } from '@moonstaff/tools/package';
import { freePort } from '@moonstaff/tools/port';
import { flag, toolArgs, word } from '@moonstaff/tools/tool-args';
import { conclude } from './record.ts';
import { Machine } from './service/machine.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The settings and the data of the service, as docs/hosting.md gives them to the operator's commands. */
const operator = (words: string): readonly [string, string, string] => [
  'sh',
  '-c',
  `set -a; . /etc/moonstaff.env; DATA_DIR=/var/lib/moonstaff moonstaff operator ${words}`,
];

class Service {
  readonly machine: Machine;
  readonly url: string;

  constructor(machine: Machine, port: number) {
    this.machine = machine;
    this.url = `http://127.0.0.1:${port}`;
  }

  fact(name: string): string {
    return this.machine.demand('systemctl', 'show', '--property', name, '--value', 'moonstaff');
  }

  /** A file of its process, or a program in its view of the machine. */
  process(file: string): string {
    return this.machine.demand('cat', `/proc/${this.fact('MainPID')}/${file}`);
  }

  ready(): Promise<void> {
    const answers = (): Promise<boolean> =>
      fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    return this.machine.until('it is ready', answers);
  }
}

async function play(machine: Machine, port: number): Promise<object> {
  const service = new Service(machine, port);
  const { url } = service;
  machine.demand('sh', '-c', `umask 077; printf 'HOST=127.0.0.1\\nPORT=${port}\\n' > /etc/moonstaff.env`);
  machine.demand('moonstaff', 'install-service');
  await service.ready();
  assert.equal(service.fact('UnitFileState'), 'enabled', 'it starts after every boot');
  const status = service.process('status');
  assert.doesNotMatch(status, /^Uid:\t0\t/m, 'not root');
  assert.match(status, /^CapEff:\t0{16}$/m, 'no rights');
  assert.match(status, /^NoNewPrivs:\t1$/m);
  const inside = ['nsenter', '--target', service.fact('MainPID'), '--mount', 'touch'] as const;
  assert.match(machine.run(...inside, '/etc/anything').stderr, /Read-only file system/);
  assert.match(await (await fetch(url)).text(), /<div id="page">/);
  const visitors = [await visit(url, 'arnak'), await visit(url, 'guild')];

  const first = service.fact('MainPID');
  machine.demand('systemctl', 'kill', '--signal=KILL', '--kill-who=main', 'moonstaff');
  await machine.until('it has started again', () => service.fact('MainPID') !== first);
  await service.ready();
  for (const visitor of visitors) await playMove(url, visitor);

  assert.match(machine.demand(...operator('list people Ilka')), /\tguest\tIlka$/m);
  machine.demand(...operator('backup /var/lib/moonstaff/before.jsonl'));
  machine.demand('systemctl', 'restart', 'moonstaff');
  await service.ready();
  for (const visitor of visitors) await playMove(url, visitor);
  assert.match(machine.demand('journalctl', '--unit=moonstaff', '--output=cat'), /"event":"started"/);
  const exposure = /exposure level[^\d]*([\d.]+)/.exec(machine.run('systemd-analyze', 'security', 'moonstaff').stdout);
  machine.demand('systemctl', 'stop', 'moonstaff');
  assert.deepEqual([service.fact('Result'), service.fact('ExecMainStatus')], ['success', '0'], 'it stops in order');
  assert.equal(machine.demand('stat', '--format=%a', '/var/lib/moonstaff/'), '700');
  return {
    systemd: machine.demand('systemctl', '--version').split('\n', 1)[0],
    games: visitors.length,
    killed: 1,
    restarted: 1,
    exposure: Number(exposure?.[1]),
  };
}

const { values } = toolArgs({
  command: 'npm run service',
  about: `Installs the npm package and its service on a machine that a real systemd has booted, as docs/hosting.md says, and plays there:
the service is killed, restarted and stopped. Needs root and Debian's systemd-container.`,
  options: {
    package: word('FILE', 'the package, if it needn’t be made first'),
    record: flag('keep the result in docs/trials.md'),
  },
});
// Not in /tmp: the service has one of its own.
const folder = mkdtempSync('/var/tmp/moonstaff-service-');
// Like any folder of programs.
chmodSync(folder, 0o755);
try {
  const file = values.package ?? (await pack(ROOT, join(ROOT, 'web/dist'), folder));
  execFileSync('npm', ['install', '--global', '--prefix', folder, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const lent = { '/opt/moonstaff': folder, '/opt/node': dirname(process.execPath) };
  const machine = await Machine.boot(lent, ['/opt/moonstaff/bin', '/opt/node']);
  try {
    await conclude('service', await play(machine, await freePort()), true, values.record);
  } finally {
    await machine.switchOff();
  }
} finally {
  rmSync(folder, { recursive: true });
}
