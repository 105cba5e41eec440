import { connect } from 'node:net';
import { type FastRandom, nextBelow } from '@moonstaff/kernel';
import { PATIENCE_MS } from '@moonstaff/tools/patience';

/** Request targets no library would send: neither paths nor URLs, or broken ones. */
export const NO_PATHS: readonly string[] = [
  '//',
  '///',
  '//[',
  '//x:y/',
  '/\\',
  '*',
  '?',
  'http://',
  'http://[',
  'ftp:/',
];

const BAD_PATHS: readonly string[] = [
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/api/%',
  '/api/socket/%2e%2e/',
  '//x/api/socket',
];

const TARGETS = [...NO_PATHS, ...BAD_PATHS];

const HANDSHAKES: readonly (readonly string[])[] = [
  [],
  ['Sec-WebSocket-Version: 13'],
  ['Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
  ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: short'],
  ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Protocol: ,,'],
];

/** A valid handshake. */
const VALID_HANDSHAKE = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];

/** Frames that RFC 6455 forbids: reserved bits, no mask, unknown opcodes, too long, fragmented, invalid text or code. */
const FRAMES: readonly (readonly number[])[] = [
  [0xf1, 0x80, 0, 0, 0, 0],
  [0x81, 0x01, 0x61],
  [0x83, 0x80, 0, 0, 0, 0],
  [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0x09, 0x80, 0, 0, 0, 0],
  [0x80, 0x80, 0, 0, 0, 0],
  [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
  [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01],
  [0x88, 0x81, 0, 0, 0, 0, 0x03],
];

/** The head of a request. */
export const requestHead = (target: string, headers: readonly string[] = ['Connection: close']): string =>
  `${[`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

/** The head of a request for a WebSocket. */
export const upgradeHead = (target: string, headers: readonly string[] = VALID_HANDSHAKE): string =>
  requestHead(target, ['Connection: Upgrade', 'Upgrade: websocket', ...headers]);

/** Sends bytes and returns everything the server sends until the connection closes. With `hangUp`, we close it. */
export function sendRaw(url: string, bytes: string | Buffer, hangUp = false): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const stream = connect({ port: Number(new URL(url).port), host: '127.0.0.1' }, () => {
      if (hangUp) stream.end(bytes);
      else stream.write(bytes);
    });
    stream.setTimeout(PATIENCE_MS, () => stream.destroy(new Error(`no reply to ${JSON.stringify(String(bytes))}`)));
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('error', fail);
    stream.on('close', () => done(Buffer.concat(chunks).toString('latin1')));
  });
}

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);

/** Sends bytes that must all be refused with a response. Returns how many times. */
export async function rawNonsense(url: string, count: number, random: FastRandom, pass: () => void): Promise<number> {
  const pick = <T>(list: readonly T[], otherwise: T): T => list[nextBelow(random, list.length)] ?? otherwise;
  const heads = [
    (): string => requestHead(pick(TARGETS, '//')),
    (): string => upgradeHead(pick(TARGETS, '//'), pick(HANDSHAKES, [])),
    (): string => upgradeHead('/api/socket', pick(HANDSHAKES, [])),
  ];
  for (let sent = 0; sent < count; sent++) {
    pass();
    if (sent % 4 === 3) {
      await sendFrame(url, pick(FRAMES, []));
      continue;
    }
    const head = pick(heads, () => '')();
    const status = statusOf(await sendRaw(url, head));
    if (status < 400 || status >= 500) throw new Error(`${JSON.stringify(head)} returned ${status}`);
  }
  return count;
}

async function sendFrame(url: string, frame: readonly number[]): Promise<void> {
  const bytes = Buffer.concat([Buffer.from(upgradeHead('/api/socket', VALID_HANDSHAKE)), Buffer.from(frame)]);
  const status = statusOf(await sendRaw(url, bytes, true));
  if (status !== 101) throw new Error(`a valid handshake returned ${status}`);
}
