import { DueStore } from './due.ts';
import { FactorStore } from './factors.ts';
import { migrate } from './migrations.ts';
import { type OpenOptions, openSql, refusing } from './opening.ts';
import { PeopleStore } from './people.ts';
import { SessionStore } from './sessions.ts';
import { type Sql, text } from './sql.ts';
import { TableStore } from './tables.ts';

/** Everything that must outlive this process. */
export interface Store {
  readonly sql: Sql;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly tables: TableStore;
  readonly due: DueStore;
  readonly factors: FactorStore;
  /** A value that's created once and shared by all nodes, such as the key that signs cookies. */
  once(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a database and migrates it to the current schema. */
export async function openStore(where: string, options: OpenOptions = {}): Promise<Store> {
  return refusing(where, async () => {
    const sql = openSql(where, options);
    try {
      await migrate(sql);
    } catch (error) {
      await sql.close();
      throw error;
    }
    return storeOver(sql);
  });
}

function storeOver(sql: Sql): Store {
  return {
    sql,
    people: new PeopleStore(sql),
    sessions: new SessionStore(sql),
    tables: new TableStore(sql),
    due: new DueStore(sql),
    factors: new FactorStore(sql),
    once: async (name, make) => {
      const rows = await sql.commit([
        { text: 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', values: [name, make()] },
        { text: 'SELECT value FROM settings WHERE name = $1', values: [name] },
      ]);
      const row = rows?.[1]?.[0];
      if (row === undefined) throw new Error(`setting ${name} is missing`);
      return text(row, 'value');
    },
    close: () => sql.close(),
  };
}

export type { Append, DueChange, StoredRecord, TableRow } from './append.ts';
export { listedAt } from './append.ts';
export { checkChain, Damaged, linkOf, linkRecords } from './chain.ts';
export type { DueWork } from './due.ts';
export type { Factor } from './factors.ts';
export type { Person, PersonChange, Token } from './people.ts';
export type { Session } from './sessions.ts';
export { PAGE } from './tables.ts';
export { Unavailable } from './unavailable.ts';
