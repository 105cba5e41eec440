import { WebSocket } from 'ws';

const SOCKETS = 10;
const MESSAGES = 30;
const NONSENSE = JSON.stringify({ type: 'explain', id: 'nonsense', thing: Array(3000).fill([]) });

/** Not that of the players, who would be kept out too. */
const STRANGERS = '127.0.0.2';

/** Sends large nonsense over several sockets at once, until the server has cut them off or has read it all. */
export async function flood(url: string, localAddress = STRANGERS): Promise<void> {
  await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress });
      const closed = new Promise<void>((done) => socket.on('error', () => {}).once('close', () => done()));
      socket.once('open', () => {
        for (let sent = 0; sent < MESSAGES; sent++) socket.send(NONSENSE);
      });
      const late = setTimeout(() => socket.terminate(), 2000);
      await closed;
      clearTimeout(late);
    }),
  );
}
