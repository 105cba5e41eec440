import { LOG_FORMAT, LOG_VERSION, logSchema, Refusal } from '@moonstaff/kernel';
import type { SavedGame } from '../engine/saved.ts';
import type { Sitter } from '../source.ts';

/**
 * A whole game in a link: its log and the names, compressed. To follow it, one needs nothing but the page.
 */
export async function pack({ game, rules, options, seed, sitters, entries }: SavedGame): Promise<string> {
  const names = sitters.map(({ name }) => name);
  const text = JSON.stringify({ game, rules, options, seed, names, entries });
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The game in a link; refuses what is none. */
export async function unpack(data: string): Promise<SavedGame> {
  const { names = [], ...rest } = JSON.parse(await readPacked(data)) as { readonly names?: readonly unknown[] };
  const header = { format: LOG_FORMAT, version: LOG_VERSION, seats: names.length };
  const { data: log } = logSchema.omit({ end: true }).safeParse({ ...header, ...rest });
  if (log === undefined) throw new Refusal('trouble.notFound');
  const { game, rules, options, seed, seats, entries } = log;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => ({ kind: 'person', name: String(names[seat]) }));
  return { id: 'shared', game, rules, options, seed, sitters, entries, over: true, changed: 0 };
}

async function readPacked(data: string): Promise<string> {
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw new Refusal('trouble.notFound');
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}
