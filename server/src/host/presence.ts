import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '@moonstaff/client';
import type { Fanout, News } from '../fanout/index.ts';
import type { Table } from '../table/table.ts';

/** A node that has said nothing for so long is gone, and everybody with it. */
const LASTS = 40_000;

/** By person, what they are called. */
export type People = ReadonlyMap<string, string>;

/** Of so many the names are told. */
const NAMED = 30;
/** So many are told to the other nodes: more do not fit one message between nodes. */
const TOLD = 120;

export interface PresenceOptions {
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly now: () => number;
  /** Somebody has come to that table, or gone. */
  readonly changed: (table: string) => void;
}

/**
 * Who looks at which table now: on this node, and on the others as far as they tell. Nothing of it is stored;
 * nodes repeat what they know, so that what was lost is soon made good.
 */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #node = randomUUID();
  readonly #here = new Map<string, People>();
  readonly #elsewhere = new Map<string, Map<string, { readonly people: People; readonly until: number }>>();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Everybody who looks at the table. */
  of(table: string): People {
    const others = [...(this.#elsewhere.get(table)?.values() ?? [])].flatMap(({ people }) => [...people]);
    return new Map([...others, ...(this.#here.get(table) ?? NOBODY)]);
  }

  /** These look at it on this node. */
  set(table: string, people: People): void {
    const before = this.#here.get(table);
    if (samePeople(before ?? NOBODY, people)) return;
    if (people.size === 0) this.#here.delete(table);
    else this.#here.set(table, people);
    // Who is the first here does not know yet who is elsewhere.
    this.#tellNodes(table, before === undefined);
    this.#options.changed(table);
  }

  hear({ node, table, people, names, asks }: Extract<News, { kind: 'here' }>): void {
    const before = this.of(table);
    const nodes = this.#elsewhere.get(table) ?? new Map();
    if (people.length === 0) nodes.delete(node);
    else nodes.set(node, { people: named(people, names), until: this.#options.now() + LASTS });
    if (nodes.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, nodes);
    if (asks && this.#here.has(table)) this.#tellNodes(table, false);
    if (!samePeople(before, this.of(table))) this.#options.changed(table);
  }

  /** Repeats to the other nodes who is here, and gives up those who have fallen silent. */
  beat(): void {
    for (const table of this.#here.keys()) this.#tellNodes(table, false);
    for (const [table, nodes] of this.#elsewhere) {
      const silent = [...nodes].filter(([, { until }]) => until <= this.#options.now());
      for (const [node] of silent) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(table);
      if (silent.length > 0) this.#options.changed(table);
    }
  }

  #tellNodes(table: string, asks: boolean): void {
    const here = this.#here.get(table) ?? NOBODY;
    const people = [...here.keys()].slice(0, TOLD);
    const names = [...here.values()].slice(0, NAMED);
    this.#options.fanout.publish({ kind: 'here', node: this.#node, table, people, names, asks });
  }
}

const NOBODY: People = new Map();

const named = (people: readonly string[], names: readonly string[] = []): People =>
  new Map(people.map((person, i) => [person, names[i] ?? '']));

const samePeople = (a: People, b: People): boolean =>
  a.size === b.size && [...a].every(([person, name]) => b.get(person) === name);

/** What those at a table are told: the seats whose people are there, how many look on, and who. */
export function presenceMessage(table: Table, people: People): string {
  const seats = [...people.keys()].flatMap((person) => table.seatOf(person) ?? []).sort((a, b) => a - b);
  const lookers = [...people].flatMap(([person, name]) => (table.seatOf(person) === undefined ? [name] : []));
  const message: ServerMessage = {
    type: 'presence',
    table: table.id,
    seats,
    spectators: people.size - seats.length,
    watching: lookers.filter((name) => name !== '').slice(0, NAMED),
  };
  return JSON.stringify(message);
}
