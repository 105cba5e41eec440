import { canonical } from '../data.ts';

/** Data as text, to compare with `isText` later. */
export const textOf = (value: unknown): string => JSON.stringify(value);

/** Whether the value is the data that gave this text, with its fields in any order. */
export const isText = (value: unknown, text: string): boolean =>
  JSON.stringify(value) === text || canonical(value) === canonical(JSON.parse(text));
