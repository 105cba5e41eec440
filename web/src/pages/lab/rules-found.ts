import type { RuleSection } from '@moonstaff/text';

/** A paragraph of the rules, and the rules it tells. */
export interface FoundRule {
  readonly title: string;
  readonly text: string;
  readonly tells: string;
}

const MOST = 6;

/** The paragraphs that hold every word asked for. */
export function rulesFound(sections: readonly RuleSection[], asked: string): readonly FoundRule[] {
  const wanted = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return sections
    .flatMap(({ title, text, tells }) => text.map((one, i) => ({ title, text: one, tells: tells[i] ?? '' })))
    .filter((one) => wanted.every((word) => `${one.title} ${one.text}`.toLocaleLowerCase().includes(word)))
    .slice(0, MOST);
}
