import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { chapterOf, rolledChangelog, rolledReadme, rolledVersions } from '../release/changelog.ts';
import { bumpedLock, bumpedManifest, isLater } from '../release/version.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('a release', () => {
  it('has a version after the last one', () => {
    for (const [one, other] of [
      ['1.0.0', '0.1.0'],
      ['1.0.10', '1.0.9'],
      ['2.0.0', '1.9.9'],
    ] as const) {
      assert.ok(isLater(one, other));
      assert.ok(!isLater(other, one));
    }
    assert.ok(!isLater('1.0.0', '1.0.0'));
    assert.throws(() => isLater('1.0', '0.1.0'), /three numbers, such as 1\.0\.0/);
  });

  it('gives our packages the version, and leaves others and the format alone', () => {
    const server = read('server/package.json');
    const { version } = JSON.parse(server) as { version: string };
    const bumped = bumpedManifest(server, '9.8.7');
    assert.equal(bumped, server.replaceAll(`"${version}"`, '"9.8.7"'));
    assert.match(bumped, /"@moonstaff\/kernel": "9\.8\.7"/);
  });

  it('gives them the same version in the lock', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const before = JSON.parse(read('package-lock.json'));
    const after = JSON.parse(bumpedLock(read('package-lock.json'), '9.8.7'));
    assert.equal(after.packages[''].version, '9.8.7');
    assert.equal(after.packages.server.dependencies['@moonstaff/kernel'], '9.8.7');
    assert.equal(after.packages.server.dependencies.ws, before.packages.server.dependencies.ws);
    assert.equal(bumpedLock(JSON.stringify(after), version), bumpedLock(read('package-lock.json'), version));
  });

  it('rolls the changelog, which must have something in it', () => {
    const rolled = rolledChangelog(
      '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n',
      '1.0.0',
      '2026-11-17',
    );
    assert.equal(rolled, '# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-11-17)\n\n- New.\n\n## 0.1.0\n\n- Old.\n');
    assert.equal(chapterOf(rolled, '1.0.0'), '- New.\n');
    assert.throws(() => chapterOf(rolled, '1.0.1'), /no chapter about 1\.0\.1/);
    assert.throws(() => rolledChangelog(rolled, '1.0.1', '2026-11-18'), /nothing under/);
    // Right after a release, there's nothing new in it.
    const ours = read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- New.\n');
    assert.match(rolledChangelog(ours, '9.8.7', '2026-11-17'), /## Unreleased\n\n## 9\.8\.7 .*\n\n- New\./);
  });

  it('rolls the list of versions that can be upgraded', () => {
    const rolled = rolledVersions(read('docs/upgrading.md'), '9.8.7', 5);
    assert.match(rolled, /^\| 9\.8\.7 \| 5 \| opens databases of .*\n\| next \| current \| not released yet/m);
    assert.match(rolledVersions(rolled, '9.8.8', 6), /^\| 9\.8\.8 \| 6 \| opens databases of 9\.8\.7 \|$/m);
  });

  it('is named in the README', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    assert.equal(rolledReadme(read('README.md'), version), read('README.md'));
    assert.match(rolledReadme(read('README.md'), '9.8.7'), /current release is 9\.8\.7;/);
  });
});
