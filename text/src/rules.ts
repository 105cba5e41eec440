/**
 * The rules in our own words, section by section. Which sections there are, which rules of `docs/rules` they cover
 * and which things on the table they explain is in each game's `sections.ts`; each language has the words.
 */

export interface SectionSpec {
  readonly id: string;
  /** What the ids of these rules begin with, as in `docs/rules`. */
  readonly rules: readonly string[];
  /** The kinds of things, and the kinds of actions, that the section explains. */
  readonly explains: readonly string[];
}

/** One section in one language. */
export interface SectionWords {
  readonly title: string;
  /** One string per paragraph. */
  readonly text: readonly string[];
}

/** The words of all sections in one language. A missing section does not compile. */
export type RulesOf<Sections extends readonly SectionSpec[]> = {
  readonly [Id in Sections[number]['id']]: SectionWords;
};

export interface RuleSection extends SectionSpec, SectionWords {}

/** The sections of a game in their order, with their words. */
export const withWords = (
  sections: readonly SectionSpec[],
  words: { readonly [id: string]: SectionWords },
): readonly RuleSection[] =>
  sections.flatMap((section) => {
    const told = words[section.id];
    return told === undefined ? [] : [{ ...section, ...told }];
  });

/** The section that explains a thing or an action; by what it is called, or by its kind. */
export const sectionAbout = (sections: readonly RuleSection[], ...things: readonly string[]): RuleSection | undefined =>
  things.map((thing) => sections.find(({ explains }) => explains.includes(thing))).find((found) => found !== undefined);

/** The sections that hold every word asked for, or a rule of that id; those with the words in their title first. */
export function searchRules(sections: readonly RuleSection[], asked: string): readonly RuleSection[] {
  const wanted = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => wanted.every((word) => text.toLocaleLowerCase().includes(word));
  const inTitle = sections.filter(({ title }) => holds(title));
  const inText = sections.filter(({ title, text, rules }) => holds([title, ...text, ...rules].join(' ')));
  return [...new Set([...inTitle, ...inText])];
}
