import { type WayKind, type Wishes, wishes as wishesShape } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { newId } from '../ids.ts';
import { change, inList, maybeText, number, type Row, type Sql, text } from '../store/sql.ts';
import { defaultWishes } from './wishes.ts';

/** A way as it's stored. What `target` and `secret` are depends on the kind. */
export interface StoredWay {
  readonly id: string;
  readonly person: string;
  readonly kind: WayKind;
  readonly name: string;
  /** An address, an endpoint or a chat. Empty as long as it isn't known, and for mail, whose address is the account's. */
  readonly target: string;
  readonly secret?: string;
  readonly on: boolean;
  readonly fault?: { readonly why: Phrase; readonly at: number };
  readonly createdAt: number;
  /** The hash of the session in which a browser was switched on. */
  readonly session?: string;
}

/** What somebody wishes, and when they last got a message. */
interface StoredWishes {
  readonly wishes: Wishes;
  readonly sentAt: number;
}

/** A notice that has fallen due. */
export interface DueNotice {
  readonly name: string;
  readonly table: string;
}

/** A message on its way, one for each way it takes. */
export interface Part {
  readonly way: string;
  readonly table: string;
  readonly body: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export class ReachStore {
  readonly #sql: Sql;
  readonly #noticeDelay: number;

  constructor(sql: Sql, noticeDelay: number) {
    this.#sql = sql;
    this.#noticeDelay = noticeDelay;
  }

  /** The oldest first. */
  async ways(person: string): Promise<readonly StoredWay[]> {
    const rows = await this.#sql.read('SELECT * FROM ways WHERE person = $1 ORDER BY created_at, id', [person]);
    return rows.map(wayIn);
  }

  async way(id: string): Promise<StoredWay | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM ways WHERE id = $1', [id]);
    return row === undefined ? undefined : wayIn(row);
  }

  /**
   * Adds a way. It replaces the one of its kind; a browser replaces only itself, and belongs to the person who signed in
   * there last.
   */
  async add(way: StoredWay): Promise<void> {
    const { id, person, kind, name, target, secret, on, createdAt, session } = way;
    const replaced =
      kind === 'push'
        ? { text: `DELETE FROM ways WHERE kind = 'push' AND target = $1`, values: [target] }
        : { text: 'DELETE FROM ways WHERE person = $1 AND kind = $2', values: [person, kind] };
    await this.#sql.commit([
      replaced,
      {
        text: `INSERT INTO ways (id, person, kind, name, target, secret, is_on, created_at, session)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        values: [id, person, kind, name, target, secret, Number(on), createdAt, session],
      },
    ]);
  }

  async remove(id: string): Promise<void> {
    await change(this.#sql, 'DELETE FROM ways WHERE id = $1', [id]);
  }

  async removeKind(person: string, kind: WayKind): Promise<void> {
    await change(this.#sql, 'DELETE FROM ways WHERE person = $1 AND kind = $2', [person, kind]);
  }

  async setOn(id: string, on: boolean): Promise<void> {
    await change(this.#sql, 'UPDATE ways SET is_on = $2 WHERE id = $1', [id, Number(on)]);
  }

  /** Start was pressed in the bot: from now on this is the chat. */
  async setTarget(id: string, target: string, name: string): Promise<void> {
    await change(this.#sql, 'UPDATE ways SET target = $2, name = $3 WHERE id = $1', [id, target, name]);
  }

  /** Ways of this kind that wait for their target, with the hash of the code that will tell them apart. */
  async waiting(kind: WayKind): Promise<readonly StoredWay[]> {
    const rows = await this.#sql.read(`SELECT * FROM ways WHERE target = '' AND kind = $1`, [kind]);
    return rows.map(wayIn);
  }

  /** Why the last message didn't arrive; nothing if it did. */
  async noteFault(id: string, why: Phrase | undefined, at: number): Promise<void> {
    await change(this.#sql, 'UPDATE ways SET fault = $2, fault_at = $3 WHERE id = $1', [
      id,
      why === undefined ? undefined : JSON.stringify(why),
      why === undefined ? undefined : at,
    ]);
  }

  async wishes(person: string): Promise<StoredWishes> {
    const [row] = await this.#sql.read('SELECT wishes, sent_at FROM reach WHERE person = $1', [person]);
    return { wishes: this.#wishesIn(row), sentAt: row === undefined ? 0 : number(row, 'sent_at') };
  }

  /** Changes somebody's wishes. If they change at the same time elsewhere, it starts again from what they are then. */
  async changeWishes(person: string, next: (wishes: Wishes) => Wishes): Promise<void> {
    for (;;) {
      const [row] = await this.#sql.read('SELECT wishes FROM reach WHERE person = $1', [person]);
      const wishes = next(this.#wishesIn(row));
      const values = [person, wishes.turnAfter * MINUTE, wishes.deadlineBefore * HOUR, JSON.stringify(wishes)];
      const statement = `INSERT INTO reach (person, turn_after, deadline_before, wishes) VALUES ($1, $2, $3, $4)
        ON CONFLICT (person) DO UPDATE SET turn_after = $2, deadline_before = $3, wishes = $4 WHERE reach.wishes = $5`;
      const before = row === undefined ? '' : text(row, 'wishes');
      const done = await this.#sql.commit([{ text: statement, values: [...values, before], changes: 1 }]);
      if (done !== undefined) return;
    }
  }

  #wishesIn(row: Row | undefined): Wishes {
    const preset = defaultWishes(this.#noticeDelay);
    if (row === undefined) return preset;
    const chosen = { ...preset, ...(JSON.parse(text(row, 'wishes')) as Partial<Wishes>) };
    return wishesShape.parse({ ...chosen, occasions: { ...preset.occasions, ...chosen.occasions } });
  }

  /** Schedules a notice, if this person has any way switched on. */
  async schedule(name: string, table: string, person: string, at: number): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO due (name, kind, table_id, at, lease, body) SELECT $1, 'notice', $2, CAST($3 AS BIGINT), 0, $4
        FROM people WHERE id = $4 AND EXISTS (SELECT 1 FROM ways WHERE ways.person = people.id AND is_on = 1)
        ON CONFLICT (name) DO NOTHING`,
      [name, table, at, person],
    );
  }

  /** All notices for this person that have fallen due. */
  async dueNotices(person: string, now: number): Promise<readonly DueNotice[]> {
    const rows = await this.#sql.read(
      `SELECT name, table_id FROM due WHERE kind = 'notice' AND body = $1 AND at <= $2 ORDER BY at, name`,
      [person, now],
    );
    return rows.map((row) => ({ name: text(row, 'name'), table: text(row, 'table_id') }));
  }

  /**
   * Replaces notices by the messages they become, all or nothing. Returns false if another node was first or something
   * has changed, and then nothing was written.
   */
  async hand(person: string, notices: readonly string[], parts: readonly Part[], now: number): Promise<boolean> {
    const { list, values } = inList(notices);
    const done = await this.#sql.commit([
      {
        text: `DELETE FROM due WHERE name IN (${list}) AND kind = 'notice' AND at <= $${values.length + 1}`,
        values: [...values, now],
        changes: notices.length,
      },
      ...parts.map(({ way, table, body }) => ({
        text: `INSERT INTO due (name, kind, table_id, at, lease, body) VALUES ($1, 'send', $2, $3, 0, $4)`,
        values: [`send:${newId()}:${way}`, table, now, body],
      })),
      {
        text: `INSERT INTO reach (person, wishes, sent_at) VALUES ($1, '{}', $2)
          ON CONFLICT (person) DO UPDATE SET sent_at = $2`,
        values: [person, now],
      },
    ]);
    return done !== undefined;
  }
}

function wayIn(row: Row): StoredWay {
  const secret = maybeText(row, 'secret');
  const fault = maybeText(row, 'fault');
  return {
    id: text(row, 'id'),
    person: text(row, 'person'),
    kind: text(row, 'kind') as WayKind,
    name: text(row, 'name'),
    target: text(row, 'target'),
    ...(secret !== undefined && { secret }),
    on: number(row, 'is_on') === 1,
    ...(fault !== undefined && { fault: { why: JSON.parse(fault) as Phrase, at: number(row, 'fault_at') } }),
    createdAt: number(row, 'created_at'),
  };
}
