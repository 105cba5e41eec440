import type { Scenario } from './scenario.ts';

/** A rule of a rules file: its id and its text. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** Rules that no scenario can show, and why: id → reason. */
export type Unrunnable = { readonly [id: string]: string };

/** Which scenarios show a rule, or why none does. */
export interface Line extends Rule {
  readonly scenarios: readonly Pick<Scenario, 'file' | 'title'>[];
  readonly reason?: string;
}

/** What's wrong with a ledger. If nothing is, all lists are empty. */
export interface Gaps {
  /** Rules without a scenario or a reason. */
  readonly missing: readonly string[];
  /** Reasons for rules that do have scenarios. */
  readonly needless: readonly string[];
  /** Ids in scenarios or reasons that no rule has. */
  readonly unknown: readonly string[];
}

/** The rules of a rules file: list items and table lines that begin with an id. */
export function rulesIn(markdown: string): readonly Rule[] {
  return [...markdown.matchAll(/^(?:- |\| )(?:\*\*)?([A-Z]-[A-Z]+-\d+)(?:\*\*)?(?: \|)? (.*)$/gm)].map(
    ([, id = '', text = '']) => ({ id, text }),
  );
}

export function ledger(
  rules: readonly Rule[],
  scenarios: readonly Pick<Scenario, 'file' | 'title' | 'rules'>[],
  unrunnable: Unrunnable,
): readonly Line[] {
  return rules.map((rule) => {
    const reason = unrunnable[rule.id];
    const showing = scenarios.filter(({ rules: ids }) => ids.includes(rule.id));
    return {
      ...rule,
      scenarios: showing.map(({ file, title }) => ({ file, title })),
      ...(reason !== undefined && { reason }),
    };
  });
}

/** How many scenarios show each rule, as a file. */
export const countsText = (lines: readonly Line[]): string =>
  `${JSON.stringify(Object.fromEntries(lines.map(({ id, scenarios }) => [id, scenarios.length])), undefined, 2)}\n`;

export function gaps(
  rules: readonly Rule[],
  scenarios: readonly Pick<Scenario, 'file' | 'title' | 'rules'>[],
  unrunnable: Unrunnable,
): Gaps {
  const lines = ledger(rules, scenarios, unrunnable);
  const known = new Set(rules.map(({ id }) => id));
  const cited = new Set([...scenarios.flatMap(({ rules: ids }) => ids), ...Object.keys(unrunnable)]);
  return {
    missing: lines.filter((line) => line.scenarios.length === 0 && line.reason === undefined).map(({ id }) => id),
    needless: lines.filter((line) => line.scenarios.length > 0 && line.reason !== undefined).map(({ id }) => id),
    unknown: [...cited].filter((id) => !known.has(id)).sort(),
  };
}

/** The ledger as a page. */
export function ledgerPage(title: string, lines: readonly Line[]): string {
  const shown = lines.filter(({ scenarios }) => scenarios.length > 0).length;
  const excused = lines.filter(({ reason }) => reason !== undefined).length;
  return [
    `# Ledger: ${title}`,
    '',
    'Which scenario shows which rule. Made by `npm run ledger`; do not edit.',
    '',
    `${lines.length} rules: ${shown} shown, ${excused} cannot be run, ${lines.length - shown - excused} open.`,
    '',
    '| Rule | Shown by |',
    '|---|---|',
    ...lines.map((line) => `| ${line.id} | ${evidence(line)} |`),
    '',
  ].join('\n');
}

function evidence({ scenarios, reason }: Line): string {
  if (scenarios.length === 0) return reason === undefined ? '**open**' : `*${cell(reason)}*`;
  return scenarios.map(({ file, title }) => `[${cell(title)}](../${file})`).join('<br>');
}

/** Text for a table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
