import type { analysis } from './en/analysis.ts';
import type { Words } from './words.ts';

type Messages = typeof analysis;

/** What can be counted with a sign before it: everything there's such a message for. */
type Counted = {
  [Key in keyof Messages]: Key extends `analysis.${infer Name}`
    ? Messages[Key] extends `{sign}{n, plural, ${string} (${string}`
      ? never
      : Messages[Key] extends `{sign}{n, plural, ${string}`
        ? Name
        : never
    : never;
}[keyof Messages];

/** Something one turn brings more than another: points of a category of the score sheet, or something else that counts. */
export type ReasonToTell = ({ readonly score: string } | { readonly holding: Counted }) & { readonly more: number };

/** "+2 compasses", "−1 card in hand", "+5 points (guardians)". */
export function reasonWords(reason: ReasonToTell, words: Words): string {
  const sign = reason.more < 0 ? '−' : '+';
  const n = Math.abs(reason.more);
  return 'score' in reason
    ? words.t('analysis.score', { sign, n, category: words.name('category', reason.score) })
    : words.t(`analysis.${reason.holding}`, { sign, n });
}
