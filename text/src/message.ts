import { lazily } from './lazily.ts';
import { type MessageElement, readMessage } from './message-reader.ts';
import { join, type Part, type Sentence } from './segment.ts';

export type Values = { readonly [name: string]: Part };

/** A message of one language, parsed. */
export interface Message {
  /** The names of its arguments, each once. */
  readonly args: readonly string[];
  fill(values: Values): Sentence;
}

/** How a language writes and counts numbers. */
interface Numbers {
  readonly written: () => Intl.NumberFormat;
  readonly plural: () => Intl.PluralRules;
  readonly selectordinal: () => Intl.PluralRules;
}

const known = new Map<string, Numbers>();

function numbersOf(language: string): Numbers {
  const numbers = known.get(language) ?? {
    written: lazily(() => new Intl.NumberFormat(language)),
    plural: lazily(() => new Intl.PluralRules(language)),
    selectordinal: lazily(() => new Intl.PluralRules(language, { type: 'ordinal' })),
  };
  known.set(language, numbers);
  return numbers;
}

export function parseMessage(source: string, language: string): Message {
  const elements = readMessage(source);
  const numbers = numbersOf(language);
  return {
    args: [...new Set(argsIn(elements))],
    fill: (values) => join(joinedText(filled(elements, values, numbers)).map(minusIn)),
  };
}

const argsIn = (elements: readonly MessageElement[]): string[] =>
  elements.flatMap((element) => {
    if (typeof element === 'string' || element.kind === 'count') return [];
    const branches = 'branches' in element ? [...element.branches.values()] : [];
    return [element.arg, ...branches.flatMap(argsIn)];
  });

function filled(elements: readonly MessageElement[], values: Values, numbers: Numbers, count?: number): Part[] {
  return elements.flatMap((element): Part[] => {
    if (typeof element === 'string') return [element];
    if (element.kind === 'count') return [numbers.written().format(count ?? 0)];
    const value = values[element.arg];
    if (value === undefined) throw new Error(`no value for {${element.arg}}`);
    if (element.kind === 'words') return [typeof value === 'number' ? String(value) : value];
    if (element.kind === 'number') return [numbers.written().format(Number(value))];
    const { branches } = element;
    if (element.kind === 'select') {
      return filled(branches.get(String(value)) ?? branches.get('other') ?? [], values, numbers, count);
    }
    const n = Number(value);
    const branch =
      branches.get(`=${n}`) ?? branches.get(numbers[element.kind]().select(n)) ?? branches.get('other') ?? [];
    return filled(branch, values, numbers, n);
  });
}

/** Words next to each other as one text. */
function joinedText(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof part === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

const minusIn = (part: Part): Part => (typeof part === 'string' ? withMinus(part) : part);

/** A negative number has a minus, not a hyphen. */
export const withMinus = (text: string): string => text.replace(/(?<![\p{L}\d-])-(?=\d)/gu, '−');
