import type { AnyGame, GameEvent, Phrase } from '@moonstaff/kernel';
import { json } from './choose.ts';
import { type Finding, finding } from './fault.ts';

/** Whatever a game says in a scenario can be worded: it is in the phrase book, with all its arguments and no others. */
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

/** An event with everything that somebody is told about it. */
export const whole = ({ key, args, secret = {} }: GameEvent): Phrase => ({
  key,
  args: Object.assign({}, args, ...Object.values(secret)),
});
