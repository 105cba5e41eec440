import type { Notice } from '@moonstaff/client';
import { phrase } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import type { LiveTables } from '../live/index.ts';
import type { Logger } from '../logger.ts';
import type { WorkResult } from '../scheduler.ts';
import type { DueWork, Person, Store } from '../store/index.ts';
import type { Table } from '../table/table.ts';
import { votersOf } from '../table/voting.ts';
import type { Say } from '../words.ts';
import type { Mailer } from './mail.ts';
import { postWebhook, WebhookForbidden, type WebhookOptions } from './webhook.ts';

export interface NoticeOptions {
  readonly store: Store;
  readonly liveTables: () => LiveTables;
  readonly fanout: Fanout;
  readonly mailer: Mailer | undefined;
  readonly say: Say;
  readonly webhook: WebhookOptions;
  readonly publicUrl: () => string;
  readonly log: Logger;
  /** Shows a notice in the page, on this node. */
  readonly notify: (person: string, notice: Notice) => void;
}

const MAX_TRIES = 5;

/** Tells people what's waiting for them: in the page at once, by mail and webhook if they don't react. */
export class Notices {
  readonly #options: NoticeOptions;

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  /** After a commit: shows notices to people who have the page open. */
  inPage(before: Table | undefined, after: Table): void {
    for (const [person, kind] of noticesAfter(before, after))
      this.tell(person, { kind, table: after.id, game: after.settings.game });
  }

  /** Shows a notice to a person who has the page open, on any node. */
  tell(person: string, notice: Notice): void {
    const { notify, fanout } = this.#options;
    notify(person, notice);
    fanout.publish({ kind: 'notice', person, notice: JSON.stringify(notice) });
  }

  /**
   * Sends a due notice if it still applies. It's first split into one piece of work per channel, so that a failed
   * webhook doesn't send the mail twice.
   */
  async send(work: DueWork): Promise<WorkResult> {
    const { store, liveTables } = this.#options;
    const [, name, , , channel] = work.name.split(':');
    const kind = name === 'finished' || name === 'asked' || name === 'deadline' ? name : 'yourTurn';
    const [person, table] = await Promise.all([store.people.byId(work.body), liveTables().freshTable(work.table)]);
    if (person === undefined || person.banned) return 'done';
    if ((kind === 'yourTurn' || kind === 'deadline') && !table.turn.includes(person.id)) return 'done';
    if (kind === 'asked' && !votersOf(table).includes(person.id)) return 'done';
    const channels = this.#channelsOf(person, { kind, table: work.table, game: table.settings.game });
    if (channel === undefined) return { parts: [...channels.keys()].map((each) => `${work.name}:${each}`) };
    try {
      await channels.get(channel)?.();
    } catch (error) {
      if (work.tries < MAX_TRIES) throw error;
    }
    return 'done';
  }

  /** The channels this person has switched on. */
  #channelsOf(person: Person, notice: Notice): ReadonlyMap<string, () => Promise<void>> {
    const { mailer } = this.#options;
    const { byEmail, email, emailCode, byWebhook, webhook } = person;
    const channels = new Map<string, () => Promise<void>>();
    if (mailer !== undefined && byEmail && email !== undefined && emailCode === undefined)
      channels.set('mail', () => this.#mail(mailer, email, person, notice));
    if (byWebhook && webhook !== undefined) channels.set('webhook', () => this.#call(webhook, person, notice));
    return channels;
  }

  async #mail(mailer: Mailer, to: string, { language }: Person, notice: Notice): Promise<void> {
    const line = await this.#options.say(phrase(`server.mail.${notice.kind}`, { game: notice.game }), language);
    await mailer.send({ to, subject: `Moonstaff: ${line}`, text: `${line}\n\n${this.#link(notice)}\n` });
  }

  async #call(url: string, person: Person, notice: Notice): Promise<void> {
    const { webhook, log } = this.#options;
    const payload = { ...notice, person: person.id, link: this.#link(notice) };
    try {
      await postWebhook(url, person.webhookSecret ?? '', payload, webhook);
    } catch (error) {
      if (!(error instanceof WebhookForbidden)) throw error;
      log.warn('webhook.forbidden', { person: person.id, reason: error.message });
    }
  }

  #link({ table }: Notice): string {
    return `${this.#options.publicUrl()}/#/house/${table}`;
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
