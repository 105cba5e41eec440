import type { Json } from '@moonstaff/kernel';
import type { Icon } from './icons.ts';

/**
 * A stretch of a sentence. Read only `text` and the sentence is complete; a page may draw `n` times
 * `icon` in place of the words, or light up the thing `kind`/`id` when the words are pointed at.
 */
export interface Segment {
  readonly text: string;
  readonly icon?: Icon;
  readonly n?: number;
  readonly kind?: string;
  readonly id?: Json;
}

export type Sentence = readonly Segment[];

/** What may stand between the words of a sentence under construction. */
export type Part = string | number | Segment | Sentence;

const isSentence = (part: Part): part is Sentence => Array.isArray(part);

function segmentsOf(part: Part): Sentence {
  if (typeof part === 'string') return part === '' ? [] : [{ text: part }];
  if (typeof part === 'number') return [{ text: String(part) }];
  return isSentence(part) ? part : [part];
}

const isPlain = (segment: Segment): boolean => segment.icon === undefined && segment.kind === undefined;

/** Puts parts one after the other; plain words that meet become one segment. */
export function join(parts: readonly Part[]): Sentence {
  const segments: Segment[] = [];
  for (const segment of parts.flatMap(segmentsOf)) {
    const last = segments.at(-1);
    if (last !== undefined && isPlain(last) && isPlain(segment)) {
      segments[segments.length - 1] = { text: last.text + segment.text };
    } else segments.push(segment);
  }
  return segments;
}

/** A sentence as a template: s`Draw ${cards(2)}.` */
export function s(strings: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  return join(strings.flatMap((words, i): Part[] => [words, parts[i] ?? '']));
}

/** The sentence in words alone. */
export const plain = (sentence: Sentence): string => sentence.map((segment) => segment.text).join('');

function withFirst(sentence: Sentence, change: (letter: string) => string): Sentence {
  const [first, ...rest] = sentence;
  if (first === undefined) return sentence;
  const [letter = '', ...letters] = first.text;
  return [{ ...first, text: change(letter) + letters.join('') }, ...rest];
}

/** The sentence with its first letter as a capital, and without. */
export const capital = (sentence: Sentence): Sentence => withFirst(sentence, (letter) => letter.toUpperCase());
export const uncapital = (sentence: Sentence): Sentence => withFirst(sentence, (letter) => letter.toLowerCase());

/** `a, b and c`, with the words of a language between the last two. */
export function list(parts: readonly Part[], last: string, between = ', '): Sentence {
  return join(parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? last : between, part])));
}
