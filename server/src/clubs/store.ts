import type { Crest } from '@moonstaff/client';
import { change, maybeText, number, type Row, type Sql, text } from '../store/sql.ts';

export interface StoredClub {
  readonly id: string;
  readonly name: string;
  readonly crest: Crest;
  readonly code: string;
  readonly owner: string;
  readonly eveningAt?: number;
  readonly eveningNote?: string;
  readonly createdAt: number;
}

export interface StoredMember {
  readonly person: string;
  readonly name: string;
  readonly seenAt: number;
  readonly comingAt?: number;
  readonly coming: boolean;
}

/** Columns of a club that its owner changes. */
export type ClubColumns = Partial<{
  [Field in 'name' | 'crest' | 'owner' | 'code' | 'eveningAt' | 'eveningNote']: string | number | undefined;
}>;

const COLUMNS: { readonly [Field in keyof ClubColumns]-?: string } = {
  name: 'name',
  crest: 'crest',
  owner: 'owner',
  code: 'code',
  eveningAt: 'evening_at',
  eveningNote: 'evening_note',
};

/** The queries for lists. CROSS JOIN tells SQLite which table to start with. */
export const CLUB_LISTS = {
  of: `SELECT c.* FROM club_members m CROSS JOIN clubs c WHERE m.person = $1 AND c.id = m.club ORDER BY c.name`,
  members: `SELECT m.person, m.coming_at, m.coming, p.name, p.seen_at FROM club_members m CROSS JOIN people p
    WHERE m.club = $1 AND p.id = m.person ORDER BY m.joined_at, m.person`,
  tables: `SELECT id FROM tables WHERE club = $1 AND status IN ('open', 'playing')`,
} as const;

export class ClubStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(club: Omit<StoredClub, 'eveningAt' | 'eveningNote'>): Promise<void> {
    const { id, name, crest, code, owner, createdAt } = club;
    await this.#sql.commit([
      {
        text: 'INSERT INTO clubs (id, name, crest, code, owner, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
        values: [id, name, crest, code, owner, createdAt],
      },
      {
        text: 'INSERT INTO club_members (club, person, joined_at) VALUES ($1, $2, $3)',
        values: [id, owner, createdAt],
      },
    ]);
  }

  async byId(id: string): Promise<StoredClub | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM clubs WHERE id = $1', [id]);
    return row === undefined ? undefined : clubIn(row);
  }

  async byCode(code: string): Promise<StoredClub | undefined> {
    const [row] = await this.#sql.read('SELECT * FROM clubs WHERE code = $1', [code]);
    return row === undefined ? undefined : clubIn(row);
  }

  /** The clubs this person is a member of. */
  async of(person: string): Promise<readonly StoredClub[]> {
    return (await this.#sql.read(CLUB_LISTS.of, [person])).map(clubIn);
  }

  /** Those who joined first come first. */
  async members(club: string): Promise<readonly StoredMember[]> {
    return (await this.#sql.read(CLUB_LISTS.members, [club])).map(memberIn);
  }

  async isMember(club: string, person: string): Promise<boolean> {
    const rows = await this.#sql.read('SELECT 1 AS one FROM club_members WHERE club = $1 AND person = $2', [
      club,
      person,
    ]);
    return rows.length > 0;
  }

  /** The club's tables that aren't over. */
  async tables(club: string): Promise<readonly string[]> {
    return (await this.#sql.read(CLUB_LISTS.tables, [club])).map((row) => text(row, 'id'));
  }

  /** Joins a club, unless it's full. Joining twice changes nothing. */
  async join(club: string, person: string, now: number, limit: number): Promise<void> {
    await change(
      this.#sql,
      `INSERT INTO club_members (club, person, joined_at) SELECT $1, $2, CAST($3 AS BIGINT)
        WHERE (SELECT COUNT(*) FROM club_members WHERE club = $1) < CAST($4 AS INTEGER) ON CONFLICT DO NOTHING`,
      [club, person, now, limit],
    );
  }

  /** The oldest member becomes the owner if the owner goes. Nobody left: the club is deleted. */
  async leave(club: string, person: string): Promise<void> {
    await this.#sql.commit([
      { text: 'DELETE FROM club_members WHERE club = $1 AND person = $2', values: [club, person] },
      {
        text: `UPDATE clubs SET owner = COALESCE(
            (SELECT person FROM club_members WHERE club = $1 ORDER BY joined_at, person LIMIT 1), owner)
          WHERE id = $1 AND owner = $2`,
        values: [club, person],
      },
      {
        text: 'DELETE FROM clubs WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = $1)',
        values: [club],
      },
    ]);
  }

  async update(club: string, columns: ClubColumns): Promise<void> {
    const entries = Object.entries(columns) as [keyof ClubColumns, string | number | undefined][];
    if (entries.length === 0) return;
    const sets = entries.map(([field], i) => `${COLUMNS[field]} = $${i + 2}`).join(', ');
    await change(this.#sql, `UPDATE clubs SET ${sets} WHERE id = $1`, [club, ...entries.map(([, value]) => value)]);
  }

  async answer(club: string, person: string, eveningAt: number, coming: boolean): Promise<void> {
    await change(this.#sql, 'UPDATE club_members SET coming_at = $3, coming = $4 WHERE club = $1 AND person = $2', [
      club,
      person,
      eveningAt,
      Number(coming),
    ]);
  }

  /** Deletes a club. Its games stay with those who played them, without the club. */
  async remove(club: string): Promise<void> {
    const values = [club];
    await this.#sql.commit([
      { text: 'DELETE FROM clubs WHERE id = $1', values },
      { text: 'DELETE FROM tallies WHERE club = $1', values },
      { text: 'DELETE FROM pairs WHERE club = $1', values },
      { text: 'UPDATE results SET club = NULL WHERE club = $1', values },
      { text: 'UPDATE result_people SET club = NULL WHERE club = $1', values },
    ]);
  }
}

function clubIn(row: Row): StoredClub {
  const note = maybeText(row, 'evening_note');
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    crest: text(row, 'crest') as Crest,
    code: text(row, 'code'),
    owner: text(row, 'owner'),
    createdAt: number(row, 'created_at'),
    ...(row['evening_at'] !== undefined && { eveningAt: number(row, 'evening_at') }),
    ...(note !== undefined && { eveningNote: note }),
  };
}

const memberIn = (row: Row): StoredMember => ({
  person: text(row, 'person'),
  name: text(row, 'name'),
  seenAt: number(row, 'seen_at'),
  coming: row['coming'] === 1,
  ...(row['coming_at'] !== undefined && { comingAt: number(row, 'coming_at') }),
});
