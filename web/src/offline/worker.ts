import { phrase } from '@moonstaff/kernel';
import { gameNamed } from './games.ts';
import { type BotTurn, Host, refusalOf } from './host.ts';
import type { Answer, FromWorker, ToWorker } from './messages.ts';
import { loadGame, saveGame } from './store.ts';
import { Thinker } from './Thinker.ts';

/** The rules run here, off the page's own thread. One worker holds one table. */

let host: Host | undefined;
let pace = 0;

const tell = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.ask === 'open') void open(data);
  else if (host !== undefined) void hear(host, data);
};

/** Answers a question, or makes a change: its answer is the new snapshot, or why not. */
async function hear(table: Host, message: Exclude<ToWorker, { ask: 'open' }>): Promise<void> {
  const { id } = message;
  const answer = (given: Answer): void => tell({ tell: 'answer', id, answer: given });
  switch (message.ask) {
    case 'explain':
      return answer(table.explain(message.thing));
    case 'preview':
      return answer(table.preview(message.action));
    case 'log':
      return answer(table.log());
    case 'past':
      return answer(table.past(message.first, message.last));
    case 'hint':
      return answer(await hint(table.hintTurn()));
    case 'act':
      return change(id, () => table.act(table.viewer, message.action));
    case 'undo':
      return change(id, () => table.undo());
    case 'redo':
      return change(id, () => table.redo());
    case 'sit':
      return change(id, () => table.sit(message.seat));
  }
}

async function change(id: number, make: () => void): Promise<void> {
  try {
    make();
  } catch (error) {
    tell({ tell: 'answer', id, answer: refusalOf(error) });
    return;
  }
  await changed(id);
}

async function open(message: Extract<ToWorker, { ask: 'open' }>): Promise<void> {
  pace = message.pace;
  const saved = await loadGame(message.table);
  const game = saved && (await gameNamed(saved.game));
  if (saved === undefined || game === undefined) {
    tell({ tell: 'trouble', phrase: phrase('trouble.notFound') });
    return;
  }
  try {
    host = new Host(game, saved);
  } catch (error) {
    tell({ tell: 'trouble', phrase: refusalOf(error) });
    return;
  }
  await changed();
}

/** Shows, keeps, and lets the bots go on. */
async function changed(id?: number): Promise<void> {
  if (host === undefined) return;
  tell({ tell: 'snapshot', snapshot: host.snapshot(), ...(id !== undefined && { id }) });
  await saveGame({ ...host.saved(), changed: Date.now() });
  setTimeout(botTurn, pace);
}

const thinker = new Thinker();
const adviser = new Thinker();

async function hint(turn: BotTurn | undefined): Promise<Answer> {
  return turn === undefined || adviser.busy ? [] : adviser.think(turn);
}

/** One bot moves; what it thought of may have been overtaken by an undo, then it is asked again. */
async function botTurn(): Promise<void> {
  const turn = host?.botTurn();
  if (host === undefined || turn === undefined || thinker.busy) return;
  const [best] = await thinker.think(turn);
  try {
    host.act(turn.question.seat, best?.action);
  } catch (error) {
    refusalOf(error);
  }
  await changed();
}
