import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, it } from 'node:test';
import { banner, houseAddresses } from '../src/home.ts';
import { say } from '../src/words.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): readonly NetworkInterfaceInfo[] => [
  { address, netmask: '', mac: '', internal: false, cidr: null, family: 'IPv4', ...more } as NetworkInterfaceInfo,
];

const HOUSE = {
  lo: at('127.0.0.1', { internal: true }),
  docker0: at('172.17.0.1'),
  eth0: at('8.8.4.4'),
  wlan0: at('192.168.1.20'),
};

const whereabouts = { port: 8420, host: '0.0.0.0', publicUrl: undefined };

describe('what is printed at the start', () => {
  it('leads other devices in the house to this machine, by address and by QR code', async () => {
    const text = await banner(whereabouts, say, HOUSE);
    assert.match(text, /http:\/\/localhost:8420/);
    assert.match(text, /http:\/\/192\.168\.1\.20:8420/);
    assert.ok(text.split('\n').filter((row) => /^ {2}[▀▄█ ]+$/.test(row)).length > 10, 'a QR code');
  });

  it('names networks of the house before those that programs made, and none of the open internet', () => {
    assert.deepEqual(houseAddresses(HOUSE), ['192.168.1.20', '172.17.0.1']);
    assert.deepEqual(houseAddresses({}), []);
  });

  it('names the address people use where there is one', async () => {
    const text = await banner({ ...whereabouts, publicUrl: 'https://play.example' }, say, HOUSE);
    assert.match(text, /https:\/\/play\.example/);
    assert.doesNotMatch(text, /192\.168/);
  });

  it('leads nobody to a server that listens to this machine alone', async () => {
    assert.doesNotMatch(await banner({ ...whereabouts, host: '127.0.0.1' }, say, HOUSE), /192\.168|█/);
  });
});
