import { Thinker } from '../engine/Thinker.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { Session } from './Session.ts';
import { loadGame, saveGame } from './store.ts';

/** The rules run here, off the page's own thread. One worker holds one table. */
const session = new Session({
  tell: (message: FromWorker) => self.postMessage(message),
  load: loadGame,
  save: saveGame,
  player: new Thinker(),
  adviser: new Thinker(),
});

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  await session.hear(data);
  if (data.ask === 'close') self.close();
};
