import assert from 'node:assert/strict';
import { it } from 'node:test';
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
