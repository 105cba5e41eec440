import type { AnyGame, GameEvent, Phrase } from '@moonstaff/kernel';
import { json } from './choose.ts';
import { type Finding, finding } from './fault.ts';

/** Checks that everything a game says in a scenario is in the phrase book, with exactly the right arguments. */
export function wordless({ phrases }: AnyGame, line: number, said: readonly Phrase[]): readonly Finding[] {
  return said.flatMap(({ key, args }) => {
    const declared = Object.hasOwn(phrases, key) ? Object.keys(phrases[key] ?? {}) : undefined;
    if (declared === undefined) return [finding(line, 'said.unknown', { phrase: json({ key, args }) })];
    const given = Object.keys(args);
    return declared.length === given.length && declared.every((name) => given.includes(name))
      ? []
      : [finding(line, 'said.arguments', { phrase: json({ key, args }), declared })];
  });
}

/** An event with everything that any viewer sees of it. */
export const whole = ({ key, args, secret = {} }: GameEvent): Phrase => ({
  key,
  args: Object.assign({}, args, ...Object.values(secret)),
});
