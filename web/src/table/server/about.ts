import type { ServerInfo } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import { serverApi } from './api.ts';

let asked: Promise<ServerInfo | undefined> | undefined;

/** Asked once for the whole page. A server that doesn't answer is asked again the next time. */
export function askServer(): Promise<ServerInfo | undefined> {
  asked ??= serverApi()
    .server()
    .catch(() => {
      asked = undefined;
      return undefined;
    });
  return asked;
}

/** What the server says about itself, once it has. */
export function useServerInfo(): ServerInfo | undefined {
  const [info, setInfo] = useState<ServerInfo>();
  useEffect(() => {
    let isHere = true;
    void askServer().then((answer) => isHere && setInfo(answer));
    return () => {
      isHere = false;
    };
  }, []);
  return info;
}
