import type { Json } from '@moonstaff/kernel';
import { stringify } from 'yaml';
import type { Puzzle } from './puzzle.ts';
import { readDocuments, readScenarios, type Scenario } from './scenario.ts';

type Fields = { readonly [name: string]: Json };

/** A scenario as data that can be changed: what the laboratory works on. */
export interface Draft {
  readonly title: string;
  readonly rules: readonly string[];
  readonly puzzle?: Puzzle;
  readonly given: Fields;
  readonly when: readonly Json[];
  /** What holds at the end: the `then` of the file. */
  readonly expects: Json;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The drafts in a file. Throws a `Fault` with its line if the file isn't well-formed. */
export const draftsIn = (file: string, text: string): readonly Draft[] =>
  readDocuments(file, text).map(({ scenario, fields }) => {
    const { title, rules, puzzle } = scenario;
    const { given, when = [], then: expects = {} } = fields;
    return {
      ...{ title, rules, ...(puzzle !== undefined && { puzzle }) },
      given: isFields(given) ? given : {},
      when: Array.isArray(when) ? when : [when],
      expects,
    };
  });

/** A draft as a file. */
export function draftText({ title, rules, puzzle, given, when, expects }: Draft): string {
  const parts = { title, rules, ...(puzzle && { puzzle }), given, ...(when.length > 0 && { when }) };
  return stringify(new Map<string, unknown>(Object.entries(parts)).set('then', expects), { lineWidth: 118 });
}

/** A draft as something to run. Throws a `Fault` if it isn't well-formed. */
export function scenarioOf(draft: Draft): Scenario {
  const [scenario] = readScenarios('draft', draftText(draft));
  if (scenario === undefined) throw new RangeError('a draft is one scenario');
  return scenario;
}

export function partAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return isFields(value) ? partAt(value[name], rest) : undefined;
}

function changed(value: Json | undefined, path: readonly string[], part: Json | undefined): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  // There's nothing to be taken out.
  if (part === undefined && value === undefined) return undefined;
  const { [name]: old, ...others } = isFields(value) ? value : {};
  const inner = changed(old, rest, part);
  return inner === undefined ? others : { ...others, [name]: inner };
}

/** The same draft with another part of `given`; without one, that part is as it's dealt. */
export function withPart(draft: Draft, path: readonly string[], part: Json | undefined): Draft {
  const given = changed(draft.given, path, part);
  return { ...draft, given: isFields(given) ? given : {} };
}
