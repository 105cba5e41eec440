import { BlockList, isIP } from 'node:net';

/** Everything that isn't the public internet (RFC 6890 and related). The server never sends webhooks there. */
const internal = new BlockList();

const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const V6 = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

for (const [network, prefix] of V4) {
  internal.addSubnet(network, prefix, 'ipv4');
  // The same addresses written as IPv6: compatible and NAT64.
  internal.addSubnet(`::${network}`, 96 + prefix, 'ipv6');
  internal.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of V6) internal.addSubnet(network, prefix, 'ipv6');

/** IPv4 written as IPv6, mapped or translated. No honest name resolves to these. */
const disguised = new BlockList();
disguised.addSubnet('::ffff:0:0', 96, 'ipv6');
disguised.addSubnet('::ffff:0:0:0', 96, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return !internal.check(address, 'ipv6') && !disguised.check(address, 'ipv6');
  return family === 4 && !internal.check(address, 'ipv4');
}
