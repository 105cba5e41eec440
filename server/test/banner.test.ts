import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, it } from 'node:test';
import jsQR from 'jsqr';
import { banner, localAddresses } from '../src/banner.ts';
import { say } from '../src/words.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): readonly NetworkInterfaceInfo[] => [
  { address, netmask: '', mac: '', internal: false, cidr: null, family: 'IPv4', ...more } as NetworkInterfaceInfo,
];

const HOME = {
  lo: at('127.0.0.1', { internal: true }),
  docker0: at('172.17.0.1'),
  eth0: at('8.8.4.4'),
  wlan0: at('192.168.1.20'),
};

const address = { port: 8420, host: '0.0.0.0', publicUrl: undefined };

/** Pixels of a module: what a phone sees is larger than a dot. */
const SIZE = 4;

/** What a phone reads that's held in front of a dark terminal: each sign is two modules, one above the other. */
function scanned(text: string): string | undefined {
  const rows = text
    .split('\n')
    .filter((row) => /^ {2}[▀▄█ ]+$/.test(row))
    .map((row) => row.slice(2));
  const isLit = (sign: string | undefined, isUpper: boolean): boolean => sign === '█' || sign === (isUpper ? '▀' : '▄');
  const modules = rows.flatMap((row) => [true, false].map((isUpper) => [...row].map((sign) => isLit(sign, isUpper))));
  const width = (modules[0]?.length ?? 0) * SIZE;
  const height = modules.length * SIZE;
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    const lit = modules[Math.floor(pixel / width / SIZE)]?.[Math.floor((pixel % width) / SIZE)] === true;
    return lit || index % 4 === 3 ? 255 : 0;
  });
  return jsQR.default(pixels, width, height)?.data;
}

describe('the start banner', () => {
  it('shows other devices the way to this machine, by address and QR code', async () => {
    const text = await banner(address, say, HOME);
    assert.match(text, /http:\/\/localhost:8420/);
    assert.match(text, /http:\/\/192\.168\.1\.20:8420/);
    assert.equal(scanned(text), 'http://192.168.1.20:8420');
  });

  it('lists local networks before virtual ones, and no public addresses', () => {
    assert.deepEqual(localAddresses(HOME), ['192.168.1.20', '172.17.0.1']);
    assert.deepEqual(localAddresses({}), []);
  });

  it('shows the public URL if there is one', async () => {
    const text = await banner({ ...address, publicUrl: 'https://play.example' }, say, HOME);
    assert.match(text, /https:\/\/play\.example/);
    assert.doesNotMatch(text, /192\.168/);
    assert.equal(scanned(text), 'https://play.example');
  });

  it('shows no other address if the server only listens on this machine', async () => {
    assert.doesNotMatch(await banner({ ...address, host: '127.0.0.1' }, say, HOME), /192\.168|█/);
  });
});
