import type { TableState } from '@moonstaff/client';
import type { Viewer } from '@moonstaff/kernel';
import type { RecordBody } from '../table/body.ts';
import { INFO_FIELDS, projectGame, projectInfo, projectRecord, type Role, roleOf } from '../table/project.ts';
import type { Table } from '../table/table.ts';

/** A stored record with its body parsed. */
export interface ParsedRecord {
  readonly seq: number;
  readonly at: number;
  readonly body: RecordBody;
}

/**
 * Encodes what people at one table are sent: a `TableMessage`. The information about the table is encoded once for as long
 * as it stays the same, which it does from move to move.
 */
export class Messages {
  #from: readonly unknown[] = [];
  readonly #infos = new Map<Role, string>();

  /** For a person, or for somebody who may only see what spectators see. */
  of(table: Table, person: string | undefined, records: readonly ParsedRecord[], now: number): string {
    const game = projectGame(table, person);
    const viewer: Viewer = game.you ?? 'spectator';
    const shown = records.map((record) => projectRecord(table, record, record.body, viewer));
    const head = `{"type":"table","now":${now},"records":${JSON.stringify(shown)}`;
    const info = this.#info(table, roleOf(table, person));
    return `${head},"table":"${table.id}","seq":${table.seq},"info":${info}${rest(JSON.stringify(game))}`;
  }

  #info(table: Table, role: Role): string {
    if (table.status === 'finished') return JSON.stringify(projectInfo(table, role));
    if (INFO_FIELDS.some((field, index) => this.#from[index] !== table[field])) {
      this.#from = INFO_FIELDS.map((field) => table[field]);
      this.#infos.clear();
    }
    // What hosts get besides are the requests for a seat.
    const reader = role === 'host' && table.requests.size === 0 ? 'member' : role;
    const known = this.#infos.get(reader);
    if (known !== undefined) return known;
    const made = JSON.stringify(projectInfo(table, reader));
    this.#infos.set(reader, made);
    return made;
  }
}

/** The other fields of an object, after those before it. */
const rest = (json: string): string => (json === '{}' ? '}' : `,${json.slice(1)}`);

/** The same message, with records that are already encoded. */
export function messageWith(records: Buffer, state: TableState, now: number): Buffer {
  const before = Buffer.from(`{"type":"table","now":${now},"records":[`);
  return Buffer.concat([before, records, Buffer.from(`],${JSON.stringify(state).slice(1)}`)]);
}
