import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { unitOf, unreadable } from '../src/service/unit.ts';
import { ran } from './support.ts';

/** systemd counts from 0 (nothing of the machine is exposed) to 10. Below 2 it says OK. */
const MOST_EXPOSED = 2;

describe('install-service', () => {
  it('prints the unit file and does nothing else with --dry-run', async () => {
    const { code, out } = await ran('install-service --dry-run');
    assert.equal(code, 0);
    assert.match(out, /^ExecStart="[^"]+" --disable-warning=ExperimentalWarning "[^"]+main\.ts" serve$/m);
  });

  it('lets the service write to one folder and shows it nothing of people', () => {
    const unit = unitOf({ node: '/usr/bin/node', program: '/usr/lib/moonstaff/main.js' });
    for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'StateDirectory=moonstaff'])
      assert.ok(unit.split('\n').includes(line), line);
    assert.doesNotMatch(unit, /ReadWritePaths/);
  });

  it('quotes paths as systemd reads them', () => {
    const unit = unitOf({ node: '/opt/my node/100%/$bin/node', program: '/opt/a"b/main.js' });
    assert.match(unit, /^ExecStart="\/opt\/my node\/100%%\/\$\$bin\/node" .* "\/opt\/a\\"b\/main\.js" serve$/m);
  });

  it('finds programs that the service could not read', () => {
    const program = '/usr/lib/node_modules/moonstaff/main.js';
    assert.equal(unreadable({ node: '/usr/bin/node', program }), undefined);
    assert.equal(unreadable({ node: '/home/ilka/.nvm/node', program }), '/home/ilka/.nvm/node');
    assert.equal(unreadable({ node: '/usr/bin/node', program: '/root/main.js' }), '/root/main.js');
  });

  it('is well protected, says systemd where there is one', (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'moonstaff-unit-'));
    test.after(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'moonstaff.service');
    writeFileSync(file, unitOf({ node: process.execPath, program: import.meta.filename }));
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    const security = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`);
    // Other systems have no systemd-analyze. Old ones don't know --offline.
    if (security.error !== undefined || /unrecognized option/.test(security.stderr)) return;
    assert.equal(security.status, 0, security.stdout + security.stderr);
    assert.match(security.stdout, /Overall exposure level for moonstaff\.service: [01]\.\d OK/);
    const verified = analyze('verify');
    assert.doesNotMatch(verified.stderr, /moonstaff\.service:\d+:/);
  });
});
