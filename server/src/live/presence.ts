import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '@moonstaff/client';
import type { Fanout, News } from '../fanout/index.ts';
import type { Table } from '../table/table.ts';

/** A node silent for this many milliseconds is gone, with everyone on it. */
const NODE_TIMEOUT = 40_000;

/** Names by person id. */
export type People = ReadonlyMap<string, string>;

/** How many spectators we list by name. */
const MAX_NAMES = 30;
/** How many people we tell other nodes about: more don't fit into one message. */
const MAX_PEOPLE = 120;

/** Who watches a table on another node, as far as it said. */
interface Elsewhere {
  readonly people: People;
  /** How many more there are. */
  readonly more: number;
  readonly until: number;
}

export interface PresenceOptions {
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly now: () => number;
  /** Called when somebody starts or stops watching that table. */
  readonly changed: (table: string) => void;
}

/**
 * Who is watching which table, on this node and on the others. Nothing of this is stored. Nodes repeat what they know,
 * so a lost message is soon made up for.
 */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #node = randomUUID();
  readonly #here = new Map<string, People>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Everyone watching the table. */
  of(table: string): People {
    const others = [...(this.#elsewhere.get(table)?.values() ?? [])].flatMap(({ people }) => [...people]);
    return new Map([...others, ...(this.#here.get(table) ?? NOBODY)]);
  }

  /** How many more are watching on other nodes, whom those haven't listed. */
  moreAt(table: string): number {
    return [...(this.#elsewhere.get(table)?.values() ?? [])].reduce((sum, { more }) => sum + more, 0);
  }

  /** Sets who is watching the table on this node. */
  set(table: string, people: People): void {
    const before = this.#here.get(table);
    if (samePeople(before ?? NOBODY, people)) return;
    if (people.size === 0) this.#here.delete(table);
    else this.#here.set(table, people);
    // With its first watcher, this node doesn't know yet who is on other nodes.
    this.#publish(table, before === undefined);
    this.#options.changed(table);
  }

  receive({ node, table, people, names, more = 0, asks }: Extract<News, { kind: 'here' }>): void {
    const [before, moreBefore] = [this.of(table), this.moreAt(table)];
    const nodes = this.#elsewhere.get(table) ?? new Map();
    if (people.length === 0) nodes.delete(node);
    else nodes.set(node, { people: named(people, names), more, until: this.#options.now() + NODE_TIMEOUT });
    if (nodes.size === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, nodes);
    if (asks && this.#here.has(table)) this.#publish(table, false);
    if (moreBefore !== this.moreAt(table) || !samePeople(before, this.of(table))) this.#options.changed(table);
  }

  /** Repeats to the other nodes who is here, and drops nodes that have fallen silent. */
  heartbeat(): void {
    for (const table of this.#here.keys()) this.#publish(table, false);
    for (const [table, nodes] of this.#elsewhere) {
      const silent = [...nodes].filter(([, { until }]) => until <= this.#options.now());
      for (const [node] of silent) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(table);
      if (silent.length > 0) this.#options.changed(table);
    }
  }

  #publish(table: string, asks: boolean): void {
    const here = this.#here.get(table) ?? NOBODY;
    const people = [...here.keys()].slice(0, MAX_PEOPLE);
    const names = [...here.values()].slice(0, MAX_NAMES);
    const more = here.size - people.length;
    this.#options.fanout.publish({ kind: 'here', node: this.#node, table, people, names, more, asks });
  }
}

const NOBODY: People = new Map();

const named = (people: readonly string[], names: readonly string[] = []): People =>
  new Map(people.map((person, i) => [person, names[i] ?? '']));

const samePeople = (a: People, b: People): boolean =>
  a.size === b.size && [...a].every(([person, name]) => b.get(person) === name);

/** The message for everyone at a table: whose seats are here, how many spectators there are, and their names. */
export function presenceMessage(table: Table, people: People, more: number): string {
  const seats = [...people.keys()].flatMap((person) => table.seatOf(person) ?? []).sort((a, b) => a - b);
  const spectators = [...people].flatMap(([person, name]) => (table.seatOf(person) === undefined ? [name] : []));
  const message: ServerMessage = {
    type: 'presence',
    table: table.id,
    seats,
    spectators: people.size - seats.length + more,
    watching: spectators.filter((name) => name !== '').slice(0, MAX_NAMES),
  };
  return JSON.stringify(message);
}
