import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Sends a file of the built page; every path without a file is the page itself. Says whether there was one. */
export async function sendStatic(
  root: string,
  path: string,
  response: ServerResponse,
  head: boolean,
): Promise<boolean> {
  const file = (await fileAt(root, path)) ?? (extname(path) === '' ? await fileAt(root, '/index.html') : undefined);
  if (file === undefined) return false;
  response.setHeader('content-type', TYPES[extname(file.path)] ?? 'application/octet-stream');
  response.setHeader('content-length', file.size);
  // Names of built assets carry a hash of what is in them.
  const forever = path.startsWith('/assets/');
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.writeHead(200);
  if (head) response.end();
  else await pipeline(createReadStream(file.path), response).catch(unlessLeft);
  return true;
}

/** Whoever closes the page in the middle of a download has broken nothing. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

async function fileAt(
  root: string,
  path: string,
): Promise<{ readonly path: string; readonly size: number } | undefined> {
  const decoded = decode(path);
  if (decoded === undefined || decoded.includes('\0')) return undefined;
  const full = normalize(join(root, decoded));
  if (full !== root && !full.startsWith(root + sep)) return undefined;
  const wanted = decoded.endsWith('/') ? join(full, 'index.html') : full;
  const found = await stat(wanted).catch(() => undefined);
  return found?.isFile() === true ? { path: wanted, size: found.size } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
