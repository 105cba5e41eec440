import type { AddressInfo } from 'node:net';
import { Refusal } from '@moonstaff/kernel';
import type { Config } from './config.ts';
import type { App } from './http/app.ts';

type Place = Pick<Config, 'port' | 'host'>;

/** Gives the port, which is any free one if 0 was asked for. */
export async function listen(app: App, { port, host }: Place): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw refusalOf((error as NodeJS.ErrnoException).code, { port, host }) ?? error;
  }
  return (app.server.address() as AddressInfo).port;
}

function refusalOf(code: string | undefined, { port, host }: Place): Refusal | undefined {
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
