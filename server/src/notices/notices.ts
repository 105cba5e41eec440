import type { Notice } from '@moonstaff/client';
import type { Fanout } from '../fanout/index.ts';
import type { LiveTables } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import { faultOf, isDead, isFinal } from '../reach/faults.ts';
import { compose, type Item, type NoticeKind, OCCASION_OF } from '../reach/message.ts';
import { isReady, waitingFor } from '../reach/ready.ts';
import type { Senders } from '../reach/senders.ts';
import type { DueNotice, Part, ReachStore, StoredWay } from '../reach/store.ts';
import { heldUntil, wants } from '../reach/wishes.ts';
import type { SafetyStore } from '../safety/store.ts';
import type { WorkResult } from '../scheduler.ts';
import type { DueWork, Person, Store } from '../store/index.ts';
import { mentionedIn } from '../table/mentions.ts';
import type { Table } from '../table/table.ts';
import { votersOf } from '../table/voting.ts';
import type { Say } from '../words.ts';

export interface NoticeOptions {
  readonly store: Store;
  readonly reach: ReachStore;
  readonly safety: Pick<SafetyStore, 'hasBlocked'>;
  readonly liveTables: () => LiveTables;
  readonly fanout: Fanout;
  readonly senders: Senders;
  readonly say: Say;
  /** The address links lead to. */
  readonly address: () => string;
  readonly now: () => number;
  readonly log: Logger;
  /** Shows a notice in the page, on this node. */
  readonly notify: (person: string, notice: Notice) => void;
}

const MAX_TRIES = 5;

/** A notice as the name of its due work says it: what, where, to whom, and who did it. */
interface Wanted {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly by?: string;
}

/** Somebody who has the table open but does nothing for this long has walked away, in milliseconds. */
const WALKED_AWAY = 10 * 60_000;

/** How long until we look again whether somebody is still at the table. */
const LOOK_AGAIN = 60_000;

/** Tells people what's waiting for them: in the page at once, and over the ways they chose if they don't react. */
export class Notices {
  readonly #options: NoticeOptions;

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  /** After a commit: shows notices to people who have the page open. */
  inPage(before: Table | undefined, after: Table, bodies: readonly string[]): void {
    const told = [...noticesAfter(before, after), ...mentionsIn(after, bodies)];
    for (const [person, kind] of told) this.tell(person, { kind, table: after.id, game: after.settings.game });
  }

  /** Shows a notice to a person who has the page open, on any node. */
  tell(person: string, notice: Notice): void {
    const { notify, fanout } = this.#options;
    notify(person, notice);
    fanout.publish({ kind: 'notice', person, notice: JSON.stringify(notice) });
  }

  /** Calls a person to a table, wherever they are. */
  async call(person: string, table: Table, by: string, kind: 'invited' | 'rematch'): Promise<void> {
    const { reach, safety, now } = this.#options;
    if (await safety.hasBlocked(person, by)) return;
    this.tell(person, { kind, table: table.id, game: table.settings.game });
    await reach.schedule(`notice:${kind}:${table.id}:${person}:${by}`, table.id, person, now());
  }

  /**
   * A notice has fallen due. Takes everything that's due for this person, so that many tables make one message, and splits
   * it into one piece of work for each way: a failed webhook doesn't send the mail twice.
   */
  async gather(work: DueWork): Promise<WorkResult> {
    const { store, reach, now } = this.#options;
    const person = await store.people.byId(work.body);
    if (person === undefined || person.banned) return 'done';
    const at = now();
    const [ways, due] = await Promise.all([this.#openWays(person), reach.dueNotices(person.id, at)]);
    const own = await this.#verdict(work, person, ways);
    if (own === 'drop') return 'done';
    if (own !== 'now') return { again: own.hold };
    const ready: DueNotice[] = [];
    for (const notice of due)
      if (notice.name === work.name || (await this.#verdict(notice, person, ways)) === 'now') ready.push(notice);
    const { wishes } = await reach.wishes(person.id);
    const parts = ways.flatMap((way): Part[] => {
      const wanted = ready.map(wantedIn).filter(({ kind }) => wants(wishes, OCCASION_OF[kind], way.kind));
      const body = JSON.stringify({ person: person.id, way: way.id, notices: wanted });
      return wanted.length === 0 ? [] : [{ way: way.id, table: work.table, body }];
    });
    const names = ready.map(({ name }) => name);
    return (await reach.hand(person.id, names, parts, at)) ? 'done' : { again: at };
  }

  /** Sends one message over one way, as far as it still applies. */
  async send(work: DueWork): Promise<WorkResult> {
    const { store, reach, say, senders, address, now, log } = this.#options;
    const body = JSON.parse(work.body) as { person: string; way: string; notices: readonly Wanted[] };
    const [person, way] = await Promise.all([store.people.byId(body.person), reach.way(body.way)]);
    if (person === undefined || person.banned || way === undefined || !way.on || !isReady(way, person)) return 'done';
    const items = (await Promise.all(body.notices.map((wanted) => this.#itemFor(wanted, person)))).flat();
    if (items.length === 0) return 'done';
    const waiting = await waitingFor(store, person.id);
    const message = await compose(items, { say, person, address: address(), waiting, now: now() });
    try {
      await senders[way.kind](way, message, person);
    } catch (error) {
      const why = faultOf(error, way.kind);
      log.warn('reach.failed', { kind: way.kind, person: person.id, why: why.key, tries: work.tries });
      if (isDead(error, way.kind)) await reach.remove(way.id);
      else await reach.noteFault(way.id, why, now());
      if (work.tries < MAX_TRIES && !isFinal(error)) throw error;
      return 'done';
    }
    if (way.fault !== undefined) await reach.noteFault(way.id, undefined, now());
    return 'done';
  }

  async #openWays(person: Person): Promise<readonly StoredWay[]> {
    return (await this.#options.reach.ways(person.id)).filter((way) => way.on && isReady(way, person));
  }

  /** Whether a notice goes out now, later or never. */
  async #verdict(
    notice: DueNotice,
    person: Person,
    ways: readonly StoredWay[],
  ): Promise<'now' | 'drop' | { readonly hold: number }> {
    const { reach, now } = this.#options;
    const wanted = wantedIn(notice);
    const occasion = OCCASION_OF[wanted.kind];
    const [[item], { wishes, sentAt }] = await Promise.all([this.#itemFor(wanted, person), reach.wishes(person.id)]);
    if (item === undefined || !ways.some(({ kind }) => wants(wishes, occasion, kind))) return 'drop';
    const at = now();
    if (wishes.turnAfter > 0 && this.#isThere(item.table, person.id, at)) {
      if (wanted.kind === 'mentioned') return 'drop';
      if (wanted.kind === 'yourTurn' || wanted.kind === 'asked') return { hold: at + LOOK_AGAIN };
    }
    const hold = heldUntil(wishes, occasion, sentAt, at);
    return hold === undefined ? 'now' : { hold };
  }

  /** Whether somebody has the table open, and hasn't kept the others waiting for too long. */
  #isThere(table: Table, person: string, at: number): boolean {
    const seat = table.seatOf(person);
    const since = seat === undefined ? undefined : table.waitedSince.get(seat);
    const isHere = this.#options.liveTables().peopleAt(table.id).has(person);
    return isHere && at - (since ?? at) < WALKED_AWAY;
  }

  /** What there is to tell, if it still applies. */
  async #itemFor({ kind, table: id, by }: Wanted, person: Person): Promise<readonly Item[]> {
    const { store, safety, liveTables } = this.#options;
    const table = await liveTables()
      .freshTable(id)
      .catch(() => undefined);
    if (table === undefined || !applies(kind, table, person.id)) return [];
    if (by !== undefined && (await safety.hasBlocked(person.id, by))) return [];
    const name = by === undefined ? undefined : (await store.people.names([by])).get(by);
    return [{ kind, table, by: by === undefined ? '' : (name ?? table.nameOf({ person: by })) }];
  }
}

const KINDS: readonly string[] = Object.keys(OCCASION_OF);

/** Work of earlier versions ends with the name of a channel, which names nobody. */
function wantedIn({ name, table }: Pick<DueNotice, 'name' | 'table'>): Wanted {
  const [, kind = '', , , by] = name.split(':');
  return { kind: (KINDS.includes(kind) ? kind : 'yourTurn') as NoticeKind, table, ...(by !== undefined && { by }) };
}

function applies(kind: NoticeKind, table: Table, person: string): boolean {
  switch (kind) {
    case 'yourTurn':
    case 'deadline':
      return table.turn.includes(person);
    case 'asked':
      return votersOf(table).includes(person);
    case 'invited':
    case 'rematch':
      return table.status === 'open' && table.seatOf(person) === undefined;
    case 'mentioned':
      return table.people.includes(person);
    case 'finished':
      return table.status === 'finished';
  }
}

function* noticesAfter(before: Table | undefined, after: Table): Generator<readonly [string, Notice['kind']]> {
  if (after.status === 'playing' && before?.status === 'open')
    for (const person of after.people) yield [person, 'started'];
  if (after.status === 'finished' && before?.status === 'playing')
    for (const person of after.people) yield [person, 'finished'];
  const was = new Set(before?.turn);
  for (const person of after.turn) if (!was.has(person)) yield [person, 'yourTurn'];
  if (before?.voting === undefined) for (const person of votersOf(after)) yield [person, 'asked'];
}

const mentionsIn = (table: Table, bodies: readonly string[]): readonly (readonly [string, Notice['kind']])[] =>
  mentionedIn(
    table,
    // Most records are moves, which are long and mention nobody.
    bodies.filter((body) => body.includes('"kind":"chat"')).map((body) => JSON.parse(body)),
  ).map(({ person }) => [person, 'mentioned']);
