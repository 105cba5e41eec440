/**
 * The rules in our own words, section by section. Which sections there are, which rules of `docs/rules` each paragraph
 * tells and which things on the table they explain is in each game's `sections.ts`; each language has the words.
 */

export interface SectionSpec {
  readonly id: string;
  /** The chapters of `docs/rules` that are at home here: what the ids of their rules begin with. */
  readonly rules: readonly string[];
  /** The kinds of things, and the kinds of actions, that the section explains. */
  readonly explains: readonly string[];
  /** Which rules each paragraph tells, from any chapter: `'A-GEN-1 A-GEN-5..9'`. */
  readonly tells: readonly string[];
}

/** One section in one language. */
export interface SectionWords {
  readonly title: string;
  /** One string per paragraph; `{card tent}` is what that card is called. */
  readonly text: readonly string[];
}

/** A string for each element of a tuple. */
type OneEach<Tuple extends readonly unknown[]> = { readonly [Index in keyof Tuple]: string };

/** The words of all sections in one language. A missing section or paragraph does not compile. */
export type RulesOf<Sections extends readonly SectionSpec[]> = {
  readonly [Section in Sections[number] as Section['id']]: {
    readonly title: string;
    readonly text: OneEach<Section['tells']>;
  };
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

/** The ids in a line of `tells`. */
export const rulesTold = (tells: string): readonly string[] =>
  tells
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      const [, chapter = '', first = '', last = first] = /^([A-Z]-[A-Z]+-)(\d+)(?:\.\.(\d+))?$/.exec(part) ?? [];
      const from = Number(first);
      return Array.from({ length: Number(last) - from + 1 }, (_, i) => `${chapter}${from + i}`);
    });

const tellsRule = ({ tells }: SectionSpec, rule: string): boolean =>
  tells.some((line) => rulesTold(line).includes(rule));

/** The section that tells a rule: where its chapter is at home if it's told there, or else the first that tells it. */
export function sectionTelling(sections: readonly RuleSection[], rule: string): RuleSection | undefined {
  const home = sections.find(({ rules }) => rules.includes(rule.replace(/-\d+$/, '')));
  return home !== undefined && tellsRule(home, rule) ? home : (sections.find((one) => tellsRule(one, rule)) ?? home);
}

/** The section that explains a thing or an action; by what it is called, or by its kind. */
export const sectionAbout = (sections: readonly RuleSection[], ...things: readonly string[]): RuleSection | undefined =>
  things.map((thing) => sections.find(({ explains }) => explains.includes(thing))).find((found) => found !== undefined);

/**
 * The sections that hold every word asked for, or a rule of that id. Those with the words in their title come first,
 * then those that have them in one piece.
 */
export function searchRules(sections: readonly RuleSection[], asked: string): readonly RuleSection[] {
  const wanted = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string, parts: readonly string[]): boolean =>
    parts.every((part) => text.toLocaleLowerCase().includes(part));
  const inTitle = sections.filter(({ title }) => holds(title, wanted));
  const inText = sections.filter(({ title, text, rules }) => holds([title, ...text, ...rules].join(' '), wanted));
  const inOnePiece = inText.filter(({ text }) => holds(text.join(' '), [wanted.join(' ')]));
  return [...new Set([...inTitle, ...inOnePiece, ...inText])];
}
