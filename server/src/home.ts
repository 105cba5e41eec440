import { networkInterfaces } from 'node:os';
import { phrase } from '@moonstaff/kernel';
import { renderUnicodeCompact } from 'uqr';
import { isPublicAddress } from './notices/address.ts';
import type { Say } from './words.ts';

/** The addresses other devices in the house reach this machine by. */
function houseAddresses(port: number): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isPublicAddress(address))
    .map(({ address }) => `http://${address}:${port}`);
}

/** What is printed at the start: where to go, here and from the sofa. */
export async function banner(port: number, publicUrl: string | undefined, say: Say): Promise<string> {
  const house = publicUrl ?? houseAddresses(port)[0];
  const here = await say(phrase('server.banner.here', { url: `http://localhost:${port}` }));
  if (house === undefined) return `\n  ${here}\n`;
  const elsewhere = await say(phrase('server.banner.house', { url: house }));
  const code = renderUnicodeCompact(house)
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
  return `\n  ${here}\n  ${elsewhere}\n\n${code}\n`;
}
