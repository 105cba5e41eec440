/** A process full of spectators, so that they don't slow down the players of the trial. See `crowd.ts`. */
import { PROTOCOL } from '@moonstaff/client';
import { WebSocket } from 'ws';
import { guest } from './players.ts';

export interface CrowdOrder {
  readonly url: string;
  readonly table: string;
  readonly spectators: number;
  /** Milliseconds in which they come, evenly. */
  readonly within: number;
}

/** From the crowd: somebody came, or everyone who's there has seen this record. */
export type CrowdNews = { readonly joined: number; readonly failed: number } | { readonly seen: number };

const [url = '', table = '', spectators = '0', within = '0'] = process.argv.slice(2);
const latest: number[] = [];
let failed = 0;
let told = 0;

/** The record number is just before the table's `info`. */
function seqOf(data: Buffer): number {
  const info = data.indexOf('"info":');
  if (info < 0) return 0;
  return Number(/"seq":(\d+),$/.exec(data.toString('latin1', Math.max(0, info - 24), info))?.[1] ?? 0);
}

function tellIfAllSaw(): void {
  const least = Math.min(...latest);
  if (least <= told) return;
  told = least;
  process.send?.({ seen: least } satisfies CrowdNews);
}

async function come(): Promise<void> {
  const { token } = await guest(url, `Fan ${latest.length}`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  let index = -1;
  socket.on('close', () => failed++);
  socket.on('message', (data: Buffer) => {
    const seq = seqOf(data);
    if (seq === 0) return;
    if (index < 0) index = latest.push(seq) - 1;
    latest[index] = seq;
    tellIfAllSaw();
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
  await new Promise((done) => socket.once('message', done));
  socket.send(JSON.stringify({ type: 'watch', table, have: 0 }));
}

const began = performance.now();
const coming: Promise<void>[] = [];
for (let i = 0; i < Number(spectators); i++) {
  const due = began + (Number(within) * i) / Number(spectators);
  const early = due - performance.now();
  if (early > 0) await new Promise((done) => setTimeout(done, early));
  coming.push(
    come().catch(() => {
      failed++;
    }),
  );
}
await Promise.all(coming);
process.send?.({ joined: Number(spectators) - failed, failed } satisfies CrowdNews);
process.on('disconnect', () => process.exit(0));
