import { canonical } from '../data.ts';

/** Data as text, to be compared with `isText` later. */
export const textOf = (value: unknown): string => JSON.stringify(value);

/** Whether the value is the data that was once this text, in whatever order its fields stand now. */
export const isText = (value: unknown, text: string): boolean =>
  JSON.stringify(value) === text || canonical(value) === canonical(JSON.parse(text));
