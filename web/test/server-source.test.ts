import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { PhraseBook } from '@moonstaff/kernel';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { ServerSource } from '../src/table/server/ServerSource.ts';
import { botNames } from '../src/table/server/seats.ts';
import { type FakePage, FakeWebSocket, fakePage } from './support/socket.ts';
import { MemoryStorage } from './support/storage.ts';

const TABLE = 'T'.repeat(22);
const PHRASES: PhraseBook = { 'guild.event.test': {} };

const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The server's message about a running game, with one line of chat per record. */
const tableMessage = (seq: number): object => ({
  type: 'table',
  now: 5,
  table: TABLE,
  seq,
  records: [{ seq, at: 0, kind: 'chat', person: 'P'.repeat(22), name: 'Ilka', text: `line ${seq}` }],
  info: {
    id: TABLE,
    game: 'guild',
    status: 'playing',
    host: 'P'.repeat(22),
    options: {},
    public: true,
    seating: 'chosen',
    clock: { kind: 'none' },
    onTimeout: 'bot',
    chat: true,
    spectators: true,
    seats: [
      { kind: 'person', person: 'P'.repeat(22), name: 'Ilka', ready: true, gone: false },
      { kind: 'bot', level: 'novice' },
    ],
    createdAt: 0,
  },
  you: 0,
  play: { view: {}, toAct: [0], legal: [{ type: 'done' }], undo: { steps: 0 }, redo: 0, entries: 0 },
});

interface Seated extends FakePage {
  readonly source: ServerSource;
}

function seated(
  t: TestContext,
  phrasesOf: (game: string) => Promise<PhraseBook | undefined> = async () => PHRASES,
  storage: Storage = new MemoryStorage(),
): Seated {
  const page = fakePage(t, storage);
  const source = new ServerSource({ table: TABLE, invite: undefined, botName: (seat) => `Bot ${seat + 1}`, phrasesOf });
  t.after(() => source.close());
  return { ...page, source };
}

test('a part that could not be loaded is reported, loses nothing, and is loaded again', async (t) => {
  let tries = 0;
  const { source, line } = seated(t, async () => {
    tries++;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return PHRASES;
  });
  line().welcome();
  line().say(tableMessage(1));
  await soon();
  assert.equal(source.trouble()?.key, 'trouble.version');
  assert.equal(source.snapshot(), undefined);
  line().say(tableMessage(2));
  await soon();
  assert.equal(source.trouble(), undefined);
  assert.equal(source.snapshot()?.moment, 2);
  assert.deepEqual(
    source.house()?.talk.map((said) => said.kind === 'chat' && said.text),
    ['line 1', 'line 2'],
  );
  line().say(tableMessage(3));
  await soon();
  assert.equal(tries, 2, 'what is here is not asked for again');
});

test('a game this page does not know is one of a newer page', async (t) => {
  const { source, line } = seated(t, async () => undefined);
  line().welcome();
  line().say(tableMessage(1));
  await soon();
  assert.equal(source.trouble()?.key, 'trouble.version');
});

test('bots are called in the language of the page, also when it changes', async (t) => {
  const { source, line } = seated(t);
  line().welcome();
  line().say(tableMessage(1));
  await soon();
  const called: (string | undefined)[] = [];
  for (const language of LANGUAGES) {
    source.callBots(botNames(await loadWords(language)));
    called.push(source.snapshot()?.sitters[1]?.name);
  }
  assert.deepEqual(called, ['Bot 2', 'Bot 2', 'Bot 2', 'Бот 2']);
});

const LIMIT = { type: 'refused', phrase: { key: 'server.limit.sockets', args: {} } };

test('the reason for a refused connection is shown until it works', async (t) => {
  const { source, line } = seated(t);
  line().onopen?.();
  line().say(LIMIT);
  assert.equal(source.trouble()?.key, 'server.limit.sockets');
  line().close();
  assert.equal(source.trouble()?.key, 'server.limit.sockets', 'the server hangs up after saying no');
});

test('a hello the server cannot read comes from an old page', (t) => {
  const { source, line } = seated(t);
  line().onopen?.();
  line().say({ type: 'refused', phrase: { key: 'server.socket.shape', args: {} } });
  assert.equal(source.trouble()?.key, 'trouble.version');
});

test('a lost connection is shown until it is back, also after a press', async (t) => {
  const { source, line, window } = seated(t);
  line().welcome();
  line().say(tableMessage(1));
  await soon();
  line().close();
  assert.equal(source.trouble()?.key, 'trouble.offline');
  source.act({ type: 'done' });
  await soon();
  assert.equal(source.trouble()?.key, 'trouble.offline');
  window.dispatchEvent(new Event('online'));
  line().welcome();
  assert.equal(source.trouble()?.key, 'trouble.reconnected');
  assert.ok(line().sent.some(({ type }) => type === 'command'));
});

test('a page that is looked at again asks whether its line still holds', (t) => {
  const { line, document } = seated(t);
  line().welcome();
  const pings = (): number => line().sent.filter(({ type }) => type === 'ping').length;
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(pings(), 0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(pings(), 1);
});

test('a page that is looked at again does not wait for the next try', (t) => {
  const { line, document } = seated(t);
  line().welcome();
  line().close();
  const before = FakeWebSocket.opened.length;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(FakeWebSocket.opened.length, before + 1);
});

test('after leaving, nothing more is asked', (t) => {
  const { source, line, window, document } = seated(t);
  line().welcome();
  source.close();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(FakeWebSocket.opened.length, 1);
});

/** A store that is full, or shut to this page. */
class FullStorage extends MemoryStorage {
  override getItem(): string | null {
    throw new DOMException('denied', 'SecurityError');
  }

  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }

  override removeItem(): void {
    throw new DOMException('denied', 'SecurityError');
  }
}

test('a browser that keeps nothing plays on', async (t) => {
  const { source, line } = seated(t, undefined, new FullStorage());
  line().welcome();
  line().say(tableMessage(1));
  await soon();
  for (const seq of [2, 3]) {
    source.act({ type: 'done' });
    await soon();
    assert.ok(source.busy());
    const id = line().sent.findLast(({ type }) => type === 'command')?.id;
    line().say({ type: 'done', id, table: TABLE, seq });
    await soon();
    assert.ok(!source.busy());
  }
  assert.equal(line().sent.filter(({ type }) => type === 'command').length, 2);
});

test('a refused command is shown and stops nothing', async (t) => {
  const { source, line } = seated(t);
  line().welcome();
  const first = source.command({ type: 'undo' });
  const second = source.command({ type: 'redo' });
  await soon();
  const sent = () => line().sent.filter(({ type }) => type === 'command');
  assert.equal(sent().length, 1, 'one after the other');
  line().say({ type: 'refused', id: sent()[0]?.id, table: TABLE, phrase: { key: 'undo.wall', args: { seat: 0 } } });
  assert.equal(await first, false);
  await soon();
  assert.equal(sent().length, 2);
  line().say({ type: 'done', id: sent()[1]?.id, table: TABLE, seq: 2 });
  assert.equal(await second, true);
});

test('what was not answered before a reload is sent again, once, under its own id', async (t) => {
  const storage = new MemoryStorage();
  const before = seated(t, undefined, storage);
  before.line().welcome();
  before.source.act({ type: 'done' });
  await soon();
  const id = before.line().sent.findLast(({ type }) => type === 'command')?.id;
  before.source.close();
  await soon();
  const { line, source } = seated(t, undefined, storage);
  line().welcome();
  assert.equal(line().sent.findLast(({ type }) => type === 'command')?.id, id);
  line().say({ type: 'done', id, table: TABLE, seq: 2 });
  await soon();
  assert.ok(!source.busy());
  assert.equal(storage.length, 0);
});
