import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { isPublicAddress } from './notices/address.ts';

/** The addresses other devices in the house reach this machine by. */
export function houseAddresses(port: number): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isPublicAddress(address))
    .map(({ address }) => `http://${address}:${port}`);
}

/** What is printed at the start: where to go, here and from the sofa. */
export function banner(port: number, publicUrl: string | undefined, phrases: { here: string; house: string }): string {
  const house = publicUrl ?? houseAddresses(port)[0];
  const here = `  ${phrases.here}  http://localhost:${port}`;
  if (house === undefined) return `\n${here}\n`;
  const code = renderUnicodeCompact(house)
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
  return `\n${here}\n  ${phrases.house}  ${house}\n\n${code}\n`;
}
