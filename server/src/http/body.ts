import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from './problem.ts';

/** The JSON a request brings, if it is that and not too much. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpRefusal(415, 'server.http.json');
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new HttpRefusal(413, 'server.http.size', { limit });
  try {
    return JSON.parse((await readAll(request, limit)).toString('utf8'));
  } catch (error) {
    // No JSON, or broken off on the way.
    throw error instanceof HttpRefusal ? error : new HttpRefusal(400, 'server.http.json');
  }
}

async function readAll(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpRefusal(413, 'server.http.size', { limit });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
