import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { phrase } from '@moonstaff/kernel';
import { renderUnicodeCompact } from 'uqr';
import { isPublicAddress } from './notices/address.ts';
import type { Say } from './words.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Virtual networks that programs create. No phone is on them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|tailscale|zt|cni|flannel|lxc)/i;

/** The addresses of this machine on the local network, the likeliest first. */
export function localAddresses(interfaces: Interfaces): readonly string[] {
  const all = Object.entries(interfaces).flatMap(([name, list = []]) => list.map((info) => ({ name, ...info })));
  return all
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isPublicAddress(address))
    .sort((a, b) => Number(VIRTUAL.test(a.name)) - Number(VIRTUAL.test(b.name)))
    .map(({ address }) => address);
}

export interface ServerAddress {
  readonly port: number;
  /** The address it listens on. Loopback addresses can't be reached from other devices. */
  readonly host: string;
  readonly publicUrl: string | undefined;
}

/** Where other devices reach the server, if they can. */
export function urlForOthers(
  { port, host, publicUrl }: ServerAddress,
  interfaces: Interfaces = networkInterfaces(),
): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return undefined;
  const everywhere = host === '0.0.0.0' || host === '::';
  const address = everywhere ? localAddresses(interfaces)[0] : host;
  return address === undefined ? undefined : `http://${address}:${port}`;
}

/** Printed at startup: the URL on this machine, and the one for other devices with a QR code. */
export async function banner(
  address: ServerAddress,
  say: Say,
  interfaces: Interfaces = networkInterfaces(),
): Promise<string> {
  const here = await say(phrase('server.banner.here', { url: `http://localhost:${address.port}` }));
  const url = urlForOthers(address, interfaces);
  if (url === undefined) return `\n  ${here}\n`;
  const elsewhere = await say(phrase('server.banner.house', { url }));
  const code = renderUnicodeCompact(url)
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
  return `\n  ${here}\n  ${elsewhere}\n\n${code}\n`;
}
