import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { join, type Part, type Sentence } from './segment.ts';

export type Values = { readonly [name: string]: Part | Date };

/** A message of one language, parsed. */
export interface Message {
  /** The names of its arguments, each once. */
  readonly args: readonly string[];
  fill(values: Values): Sentence;
}

export function parseMessage(source: string, language: string): Message {
  const format = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
  return {
    args: [...new Set(argsOf(format.getAst()))],
    fill: (values) => {
      const filled = format.format<Part | Date>({ ...values });
      const parts = [filled].flat() as Part[];
      return join(parts.map((part) => (typeof part === 'string' ? withMinus(part) : part)));
    },
  };
}

/** All arguments of a message, also those inside the branches of another. */
export function argsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap((option) => argsOf(option.value))];
  });
}

/** A negative number has a minus, not a hyphen. */
export const withMinus = (text: string): string => text.replace(/(?<![\p{L}\d-])-(?=\d)/gu, '−');
