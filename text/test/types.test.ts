import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { phrase, Refusal } from '@moonstaff/kernel';
import type { ShellArgs, ShellKey } from '@moonstaff/text';
import type { ArgsOf } from '../src/icu.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Does not compile where the types are not what they should be. */
const holds = (...proofs: readonly true[]): number => proofs.length;

it('the compiler reads the arguments out of a message', () => {
  const proofs = holds(
    true satisfies Same<ArgsOf<'no arguments'>, unknown>,
    true satisfies Same<ArgsOf<'Hello {name}'>, { readonly name: string }>,
    true satisfies Same<ArgsOf<'{n, number} of {of, number}'>, { readonly n: number } & { readonly of: number }>,
    true satisfies Same<ArgsOf<'{n, plural, one {# card} other {# cards}}'>, { readonly n: number }>,
    true satisfies Same<
      ArgsOf<'{n, plural, =0 {none} one {{name} has {k, number}} other {#}} on {day, date, short}'>,
      { readonly n: number } & { readonly name: string } & { readonly k: number } & { readonly day: Date }
    >,
  );
  assert.equal(proofs, 5);
});

it('a key knows its arguments', () => {
  const proofs = holds(
    true satisfies Same<ShellArgs<'table.undo'>, []>,
    true satisfies Same<ShellArgs<'score.points'>[0], { readonly n: number }>,
    true satisfies Same<Extract<ShellKey, 'no.such.key'>, never>,
  );
  assert.equal(proofs, 3);
});

it('a wrong key or argument is refused by the compiler', () => {
  // Each line does not compile, or else the comment above it does not.
  const wrong = [
    // @ts-expect-error no book has this key
    phrase('arnak.why.nothing'),
    // @ts-expect-error an argument is missing
    phrase('arnak.bought', { seat: 0 }),
    // @ts-expect-error an argument nobody declared
    phrase('arnak.wall.drew', { seat: 0 }),
    // @ts-expect-error a number in place of words
    phrase('arnak.round', { round: 'one' }),
    // @ts-expect-error no book has this key
    new Refusal('undo.never'),
    // @ts-expect-error an argument is missing
    new Refusal('log.game', { game: 'chess' }),
  ];
  assert.equal(wrong.length, 6);
});

it('a phrase that fits its book compiles; what only its owner learns may be left out', () => {
  assert.deepEqual(phrase('guild.event.crystal', { seat: 0, field: '0,1' }).args, { seat: 0, field: '0,1' });
  assert.deepEqual(new Refusal('undo.nothing').phrase, { key: 'undo.nothing', args: {} });
});

it('no phrase is written down as an object, past the compiler', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync(['{kernel,bots,server}/src/**/*.ts', 'games/*/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  assert.ok(files.length > 200);
  const raw = files.filter((file) => /\{ key: ['`][a-z]+\.[^}]*args:/.test(readFileSync(root + file, 'utf8')));
  assert.deepEqual(raw, []);
});
