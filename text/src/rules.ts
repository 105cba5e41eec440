/**
 * The rules in our own words, section by section. Which sections there are, which rules of `docs/rules` they tell
 * and which things on the table they explain stands here, once; each language has the words.
 */

interface SectionSpec {
  readonly id: string;
  /** What the ids of these rules begin with, as in `docs/rules`. */
  readonly rules: readonly string[];
  /** The kinds of things, and the kinds of actions, that the section explains. */
  readonly explains: readonly string[];
}

const arnak = [
  { id: 'goal', rules: ['A-GEN'], explains: ['game'] },
  { id: 'setup', rules: ['A-CMP', 'A-SET', 'A-PSET'], explains: ['option'] },
  { id: 'round', rules: ['A-RND'], explains: ['round'] },
  { id: 'turn', rules: ['A-TRN', 'A-ACT', 'A-EFF'], explains: ['endTurn'] },
  { id: 'free', rules: ['A-FREE'], explains: ['slotOption'] },
  { id: 'travel', rules: ['A-TRV'], explains: ['travelIcon', 'icons', 'pay'] },
  { id: 'dig', rules: ['A-DIG', 'A-KEY'], explains: ['camp', 'site', 'tile', 'dig', 'activate'] },
  { id: 'discover', rules: ['A-DISC'], explains: ['place', 'discover'] },
  { id: 'guardian', rules: ['A-GRD', 'A-BOON'], explains: ['guardian', 'overcome', 'boon'] },
  { id: 'idol', rules: ['A-IDOL'], explains: ['idol', 'slot', 'unslot'] },
  { id: 'row', rules: ['A-ROW'], explains: ['row'] },
  { id: 'buy', rules: ['A-BUY'], explains: ['item', 'artifact', 'buy', 'take'] },
  { id: 'play', rules: ['A-CARD', 'A-PLAY', 'A-ART', 'A-CRD'], explains: ['card', 'basicCard', 'play'] },
  { id: 'exile', rules: ['A-EXI', 'A-RSV'], explains: ['fear', 'exile'] },
  { id: 'research', rules: ['A-RES'], explains: ['token', 'researchSpace', 'bonus', 'research'] },
  { id: 'temple', rules: ['A-LT', 'A-TMP'], explains: ['templeStack', 'temple'] },
  { id: 'assistant', rules: ['A-AST'], explains: ['assistant', 'recruit', 'upgrade', 'refresh', 'swap', 'supply'] },
  { id: 'pass', rules: ['A-PASS'], explains: ['pass'] },
  { id: 'roundEnd', rules: ['A-EOR', 'A-END'], explains: ['putDown', 'keepRest'] },
  { id: 'scoring', rules: ['A-SCO', 'A-TIE'], explains: ['category'] },
  { id: 'snake', rules: ['A-SNK'], explains: ['board', 'rescue'] },
  { id: 'solo', rules: ['A-SOL'], explains: ['rivalTile', 'rival', 'difficulty'] },
] as const satisfies readonly SectionSpec[];

const guild = [
  { id: 'goal', rules: ['G-GEN'], explains: ['game'] },
  { id: 'setup', rules: ['G-CMP', 'G-SET'], explains: ['option'] },
  { id: 'map', rules: ['G-MAP'], explains: ['map', 'terrain', 'region', 'capital'] },
  { id: 'turn', rules: ['G-RND', 'G-TRN'], explains: ['round', 'done'] },
  { id: 'exploring', rules: ['G-EXP', 'G-CRD', 'G-ORD'], explains: ['field', 'exploreCard', 'explore', 'nextStep'] },
  { id: 'special', rules: ['G-SPC', 'G-ACT'], explains: ['actionCard', 'slot', 'keep', 'use'] },
  { id: 'village', rules: ['G-VIL'], explains: ['village'] },
  { id: 'tower', rules: ['G-TWR'], explains: ['tower'] },
  { id: 'fields', rules: ['G-COIN', 'G-RUIN', 'G-TRE'], explains: ['coin', 'ruin', 'treasure', 'decline'] },
  { id: 'trade', rules: ['G-CITY'], explains: ['city', 'tradingPost', 'trade'] },
  { id: 'objectives', rules: ['G-OBJ'], explains: ['goal', 'reward'] },
  { id: 'end', rules: ['G-END', 'G-TIE'], explains: ['category'] },
  { id: 'solo', rules: ['G-SOL'], explains: ['soloToken', 'difficulty'] },
  { id: 'avenia', rules: ['G-AVE'], explains: ['avenia'] },
  { id: 'aghon', rules: ['G-AGH'], explains: ['aghon'] },
  { id: 'kazan', rules: ['G-KAZ'], explains: ['kazan', 'volcano'] },
  { id: 'cnidaria', rules: ['G-CNI'], explains: ['cnidaria', 'reef', 'crystal'] },
] as const satisfies readonly SectionSpec[];

const SECTIONS = { arnak, guild };

export type RuledGame = keyof typeof SECTIONS;

/** The words of a game's sections in one language. A missing section does not compile. */
export type RulesOf<Game extends RuledGame> = {
  readonly [Id in (typeof SECTIONS)[Game][number]['id']]: { readonly title: string; readonly text: readonly string[] };
};

export interface RuleSection extends SectionSpec {
  readonly title: string;
  /** One paragraph each. */
  readonly text: readonly string[];
}

/** The sections of a game in their order. */
export function rulesOf<Game extends RuledGame>(game: Game, words: RulesOf<Game>): readonly RuleSection[] {
  const specs: readonly (SectionSpec & { readonly id: keyof RulesOf<Game> })[] = SECTIONS[game];
  return specs.map((spec) => ({ ...spec, ...words[spec.id] }));
}

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
