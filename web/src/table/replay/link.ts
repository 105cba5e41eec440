import '@moonstaff/client/no-eval';
import { LOG_FORMAT, LOG_VERSION, logSchema, Refusal } from '@moonstaff/kernel';
import { packText, unpackText } from '../../kit/route/pack.ts';
import type { SavedGame } from '../engine/saved.ts';
import type { Sitter } from '../source.ts';

/**
 * A whole game in a link: its log and the names, compressed. To follow it, one needs nothing but the page.
 */
export async function pack({ game, rules, options, seed, sitters, entries }: SavedGame): Promise<string> {
  const names = sitters.map(({ name }) => name);
  const text = JSON.stringify({ game, rules, options, seed, names, entries });
  return packText(text);
}

/** The game in a link; refuses what is none. */
export async function unpack(data: string): Promise<SavedGame> {
  const { names, ...rest } = read(await unpackText(data));
  if (!Array.isArray(names)) throw new Refusal('trouble.notFound');
  const header = { format: LOG_FORMAT, version: LOG_VERSION, seats: names.length };
  const { data: log } = logSchema.omit({ end: true }).safeParse({ ...rest, ...header });
  if (log === undefined) throw new Refusal('trouble.notFound');
  const { game, rules, options, seed, seats, entries } = log;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ kind: 'person', name: nameIn(names[seat]) }));
  return { id: 'shared', game, rules, options, seed, sitters, entries, over: true, changed: 0 };
}

function read(text: string): { readonly [field: string]: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Refusal('trouble.notFound');
  }
}

const nameIn = (name: unknown): string => (typeof name === 'string' ? name : '');
