import type { Announcement } from '@moonstaff/client';
import type { Store } from './store/index.ts';

const NAME = 'announcement';

/** Makes an announcement, or withdraws the last one. Running servers notice within about a second. */
export async function announce({ sql }: Store, announcement: Announcement | undefined): Promise<void> {
  const statement =
    announcement === undefined
      ? { text: 'DELETE FROM settings WHERE name = $1', values: [NAME] }
      : {
          text: 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
          values: [NAME, JSON.stringify(announcement)],
        };
  await sql.commit([statement]);
}

interface AnnouncementsOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Called when there's a new one, and when there's none any more. */
  readonly changed: (announcement: Announcement | undefined) => void;
}

/** What the operator tells everybody, as this node knows it. Operators write it directly into the database. */
export class Announcements {
  readonly #options: AnnouncementsOptions;
  #stored = '';
  #announcement: Announcement | undefined;

  constructor(options: AnnouncementsOptions) {
    this.#options = options;
  }

  get current(): Announcement | undefined {
    return this.#announcement;
  }

  async check(): Promise<void> {
    const { store, now, changed } = this.#options;
    const [row] = await store.sql.read('SELECT value FROM settings WHERE name = $1', [NAME]);
    const stored = String(row?.['value'] ?? '');
    const isNew = stored !== this.#stored;
    this.#stored = stored;
    if (isNew) this.#announcement = stored === '' ? undefined : (JSON.parse(stored) as Announcement);
    // A stop that was planned for earlier is over, or it didn't happen.
    const isOver = this.#announcement?.stopAt !== undefined && this.#announcement.stopAt < now();
    if (isOver) this.#announcement = undefined;
    if (isNew || isOver) changed(this.#announcement);
  }
}
