import { Refusal } from '@moonstaff/kernel';

/** In bytes. A few thousand letters can unpack to a gigabyte, which no game needs. */
const LONGEST = 5_000_000;

/** Any text as a part of an address. */
export async function packText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The text in a part of an address; refuses what is none. */
export async function unpackText(data: string): Promise<string> {
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
  let length = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, out) => {
      length += chunk.length;
      if (length > LONGEST) out.error(new Error('too long'));
      else out.enqueue(chunk);
    },
  });
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit));
  return new Uint8Array(await answer.arrayBuffer());
}
