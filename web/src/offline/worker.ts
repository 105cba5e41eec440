import { phrase } from '@moonstaff/kernel';
import { gameNamed } from './games.ts';
import { Host, refusalOf } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { loadGame, saveGame } from './store.ts';
import { Thinker } from './Thinker.ts';

/** The rules run here, off the page's own thread. One worker holds one table. */

let host: Host | undefined;
let pace = 0;

const tell = (message: FromWorker): void => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    await hear(data);
  } catch (error) {
    tell({ tell: 'trouble', phrase: refusalOf(error) });
  }
};

async function hear(message: ToWorker): Promise<void> {
  if (message.ask === 'open') {
    pace = message.pace;
    await open(message.table);
    return;
  }
  if (host === undefined) return;
  switch (message.ask) {
    case 'explain':
      tell({ tell: 'answer', id: message.id, answer: host.explain(message.thing) });
      return;
    case 'preview':
      tell({ tell: 'answer', id: message.id, answer: host.preview(message.action) });
      return;
    case 'log':
      tell({ tell: 'answer', id: message.id, answer: host.log() });
      return;
    case 'act':
      host.act(host.viewer, message.action);
      break;
    case 'undo':
      host.undo();
      break;
    case 'redo':
      host.redo();
      break;
    case 'sit':
      host.sit(message.seat);
      break;
  }
  await changed();
}

async function open(id: string): Promise<void> {
  const saved = await loadGame(id);
  const game = saved && (await gameNamed(saved.game));
  if (saved === undefined || game === undefined) {
    tell({ tell: 'trouble', phrase: phrase('trouble.notFound') });
    return;
  }
  host = new Host(game, saved);
  await changed();
}

/** Shows, keeps, and lets the bots go on. */
async function changed(): Promise<void> {
  if (host === undefined) return;
  tell({ tell: 'snapshot', snapshot: host.snapshot() });
  await saveGame({ ...host.saved(), changed: Date.now() });
  setTimeout(botTurn, pace);
}

const thinker = new Thinker();

/** One bot moves; what it thought of may have been overtaken by an undo, then it is asked again. */
async function botTurn(): Promise<void> {
  const turn = host?.botTurn();
  if (host === undefined || turn === undefined || thinker.busy) return;
  const action = await thinker.choose(turn);
  try {
    host.act(turn.question.seat, action);
  } catch (error) {
    refusalOf(error);
  }
  await changed();
}
