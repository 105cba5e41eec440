import type { Json } from '@moonstaff/kernel';
import { type Finding, partAt, sayFinding } from '@moonstaff/scenarios/page';
import { isLanguage, type Words } from '@moonstaff/text';

/** What part of the position a fault is about, as a path within `given`; nothing if it's about something else. */
export function faultPath({ key, args }: Finding): string | undefined {
  const path = key === 'given.refused' ? partAt(args as Json, ['why', 'args', 'path']) : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** Whether a fault is about this part of the position, or something within it. */
export function isFaultAt(fault: Finding | undefined, part: readonly string[]): boolean {
  const path = fault && faultPath(fault);
  const here = part.join('.');
  return path !== undefined && (path === here || path.startsWith(`${here}.`));
}

export const faultWords = (fault: Finding, words: Words): string =>
  sayFinding(fault, isLanguage(words.code) ? words.code : 'en');
