import { at, fastRandom, nextBelow, phrase } from '@moonstaff/kernel';
import { gameNamed } from './games.ts';
import { type Brain, Host, refusalOf } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { loadGame, saveGame } from './store.ts';

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

let thinking = false;

async function botTurn(): Promise<void> {
  if (thinking || host === undefined) return;
  thinking = true;
  const moved = host.botMove(byChance);
  thinking = false;
  if (moved) await changed();
}

const byChance: Brain = ({ legal, seat, moment }) =>
  at(legal, nextBelow(fastRandom(`${Date.now()} ${seat} ${moment}`), legal.length));
