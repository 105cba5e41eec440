import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { phrase } from '@moonstaff/kernel';
import { renderUnicodeCompact } from 'uqr';
import { isPublicAddress } from './notices/address.ts';
import type { Say } from './words.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks that programs made for themselves: no phone is in them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|tailscale|zt|cni|flannel|lxc)/i;

/** The addresses other devices in the house reach this machine by, the likeliest first. */
export function houseAddresses(interfaces: Interfaces): readonly string[] {
  const all = Object.entries(interfaces).flatMap(([name, list = []]) => list.map((info) => ({ name, ...info })));
  return all
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isPublicAddress(address))
    .sort((a, b) => Number(INSIDE.test(a.name)) - Number(INSIDE.test(b.name)))
    .map(({ address }) => address);
}

export interface Whereabouts {
  readonly port: number;
  /** What it listens to; others can reach only what is not this machine alone. */
  readonly host: string;
  readonly publicUrl: string | undefined;
}

/** Where other devices reach the server, if they can. */
export function elsewhereUrl(
  { port, host, publicUrl }: Whereabouts,
  interfaces: Interfaces = networkInterfaces(),
): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return undefined;
  const everywhere = host === '0.0.0.0' || host === '::';
  const address = everywhere ? houseAddresses(interfaces)[0] : host;
  return address === undefined ? undefined : `http://${address}:${port}`;
}

/** What is printed at the start: where to go, here and from the sofa. */
export async function banner(
  whereabouts: Whereabouts,
  say: Say,
  interfaces: Interfaces = networkInterfaces(),
): Promise<string> {
  const here = await say(phrase('server.banner.here', { url: `http://localhost:${whereabouts.port}` }));
  const url = elsewhereUrl(whereabouts, interfaces);
  if (url === undefined) return `\n  ${here}\n`;
  const elsewhere = await say(phrase('server.banner.house', { url }));
  const code = renderUnicodeCompact(url)
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
  return `\n  ${here}\n  ${elsewhere}\n\n${code}\n`;
}
