import { type FastRandom, fastRandom, nextBelow, type Viewer } from '@moonstaff/kernel';
import type { RunningServer } from '@moonstaff/server';
import { read } from '../src/live/load.ts';
import { Messages } from '../src/live/messages.ts';
import { compose, type NoticeKind, OCCASION_OF } from '../src/reach/message.ts';
import { finishedOf } from '../src/results/result.ts';
import { summarize } from '../src/table/project.ts';
import type { Table } from '../src/table/table.ts';
import { say } from '../src/words.ts';
import type { Eavesdropper } from './eavesdropper.ts';
import { otherRecord, otherTable } from './hidden.ts';
import { type Plant, readPages, readTwice } from './pages.ts';
import { answersTo, type Probes, timesDiffer } from './probes.ts';

export interface Listener {
  readonly socket: Eavesdropper;
  readonly token: string;
  readonly viewer: Viewer;
  /** What it was shown when the log had this many entries. */
  readonly seen: Map<number, string>;
}

/** A game right after a command. */
export interface Moment {
  readonly server: RunningServer;
  readonly id: string;
  /** The server's time, which stands still. */
  readonly now: number;
  readonly before: { readonly seq: number; readonly toAct: readonly number[] };
  readonly step: number;
  readonly thorough: boolean;
  /** The listener who has also made a plan, or -1. */
  readonly planner: number;
  readonly probes: Probes;
  readonly pages: readonly string[];
  readonly random: FastRandom;
  /** A leak to find, in a test. */
  readonly plant: Plant;
}

export interface Compared {
  readonly messages: number;
  readonly compared: number;
  /** How often times were compared. */
  readonly timed: number;
  readonly leaks: readonly string[];
}

/** Pages and times take longest, so they're compared at one moment in twelve. */
const RARELY = 12;

/** Whether pages are compared at this moment. */
export const isThorough = (random: FastRandom, rarely = RARELY): boolean => nextBelow(random, rarely) === 0;

/** Compares everything that got out, or could be got out by asking, with altered tables. */
export async function compareMoment(moment: Moment, listeners: readonly Listener[], truths: number): Promise<Compared> {
  const { server, id, before, step, random } = moment;
  const table = await server.liveTables.table(id);
  const records = await server.store.tables.records(id, before.seq);
  const leaks: string[] = [];
  let [messages, compared, timed] = [0, 0, 0];
  const same = (what: string, a: string, b: string): void => {
    compared++;
    if (a !== b) leaks.push(`${what}: ${difference(a, b)}`);
  };
  if (finishedOf(table) !== undefined) leaks.push('a running game has a result');
  const { thorough } = moment;
  for (const [index, listener] of listeners.entries()) {
    const { socket, viewer } = listener;
    const sent = socket.take();
    messages += sent.length;
    const own = index === moment.planner ? sent.slice(-1) : sent;
    if (own.length !== 1) leaks.push(`${viewer} was sent ${own.length} messages for one change`);
    const text = own[0] ?? '';
    if (text.includes(table.match?.header.seed ?? '-')) leaks.push(`${viewer} was sent the seed`);
    leaks.push(...unexpected(listener, table, before.toAct));
    noteView(listener, text);
    // A television doesn't ask. Its owner does, as a player.
    const asked = socket.isPublic ? [] : moment.probes.some(random);
    const others = Array.from({ length: truths }, (_, truth) =>
      otherTable(table, viewer, fastRandom(`${id} ${step} ${truth} ${index}`)),
    );
    const [first] = others;
    if (first !== undefined) {
      const [here, there] = [
        (await noticesOf(table, socket.person, moment.now)) + moment.plant('push', table),
        (await noticesOf(first, socket.person, moment.now)) + moment.plant('push', first),
      ];
      same(`notices for ${viewer}`, here, there);
    }
    for (const other of others) {
      const shown = records.map((record) => read(otherRecord(record, viewer)));
      const person = socket.isPublic ? undefined : socket.person;
      same(`message to ${viewer}`, text, new Messages().of(other, person, shown, moment.now));
      // Lists, clubs and previews of links are made of the summary.
      same(`summary for ${viewer}`, summaryOf(table, moment.plant), summaryOf(other, moment.plant));
      const answers = answersTo(other, socket.person, asked);
      for (const [at, answer] of answersTo(table, socket.person, asked).entries())
        same(`answer to ${viewer}`, answer, answers[at] ?? '');
    }
    if (!thorough || socket.isPublic) continue;
    if (first !== undefined) {
      const readAll = (): Promise<readonly string[]> =>
        readPages(server.url, listener.token, moment.pages, (path) => moment.plant(path, table));
      for (const [page, changed] of await readTwice(readAll, table, first)) same(`page for ${viewer}`, page, changed);
    }
    if (viewer === 'spectator') continue;
    for (const [entries, view] of await pastOf(server.url, id, listener)) {
      const then = listener.seen.get(entries);
      if (then !== undefined) same(`past of ${viewer} after ${entries}`, then, view);
    }
    for (const action of asked.slice(0, 1)) {
      timed++;
      if (timesDiffer([table, ...others], viewer, action))
        leaks.push(`the time of a refusal tells ${viewer} something`);
    }
  }
  return { messages, compared, timed, leaks };
}

const summaryOf = (table: Table, plant: Plant): string => JSON.stringify(summarize(table)) + plant('list', table);

/** Every message somebody could get about this table by push, mail or webhook. */
async function noticesOf(table: Table, person: string, now: number): Promise<string> {
  const kinds = Object.keys(OCCASION_OF) as readonly NoticeKind[];
  const options = { say, person: { id: person, language: 'en' }, address: '', waiting: 1, now };
  const items = kinds.map((kind) => ({ kind, table, by: 'P0' }));
  const alone = await Promise.all(items.map((item) => compose([item], options)));
  return JSON.stringify([...alone, await compose(items, options)]);
}

/** Besides tables, people are only told that it's their turn. */
function unexpected({ socket, viewer }: Listener, table: Table, toAct: readonly number[]): readonly string[] {
  const seat = table.seatOf(socket.person);
  const isNew = seat !== undefined && table.toAct.includes(seat) && !toAct.includes(seat);
  const others = socket.takeOthers();
  const allowed = isNew ? 1 : 0;
  return others.length > allowed ? [`${viewer} was also sent ${others.slice(allowed).join(', ')}`] : [];
}

interface Shown {
  readonly play?: { readonly view: unknown; readonly entries: number };
}

function noteView({ seen }: Listener, text: string): void {
  const { play } = JSON.parse(text || '{}') as Shown;
  if (play !== undefined) seen.set(play.entries, JSON.stringify(play.view));
}

/** What the server says this seat has seen, by the number of entries. */
async function pastOf(url: string, table: string, { token, seen }: Listener): Promise<readonly [number, string][]> {
  const last = Math.max(...seen.keys());
  const reply = await fetch(`${url}/api/tables/${table}/past?from=0&to=${last}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { moments } = (await reply.json()) as { moments: readonly { readonly at: number; readonly view: unknown }[] };
  return moments.map(({ at, view }) => [at, JSON.stringify(view)]);
}

function difference(a: string, b: string): string {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  return `…${a.slice(Math.max(0, from - 60), from + 60)} | …${b.slice(Math.max(0, from - 60), from + 60)}`;
}
