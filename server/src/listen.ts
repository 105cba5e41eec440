import type { AddressInfo } from 'node:net';
import { Refusal } from '@moonstaff/kernel';
import type { Config } from './config.ts';
import type { App } from './http/app.ts';

type ListenAddress = Pick<Config, 'port' | 'host'>;

/** Starts listening and returns the port. For port 0 that's any free one. */
export async function listen(app: App, { port, host }: ListenAddress): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw refusalOf((error as NodeJS.ErrnoException).code, { port, host }) ?? error;
  }
  return (app.server.address() as AddressInfo).port;
}

function refusalOf(code: string | undefined, { port, host }: ListenAddress): Refusal | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal('server.port.taken', {
        port: `${port}`,
        setting: 'PORT',
        example: `${port < 65_535 ? port + 1 : 8420}`,
      });
    case 'EACCES':
      return new Refusal('server.port.forbidden', { port: `${port}`, setting: 'PORT', example: '8420' });
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new Refusal('server.host.elsewhere', { host, setting: 'HOST', example: '127.0.0.1' });
    default:
      return undefined;
  }
}
