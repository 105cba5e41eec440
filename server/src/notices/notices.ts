import type { Notice } from '@moonstaff/client';
import { phrase } from '@moonstaff/kernel';
import type { Fanout } from '../fanout/index.ts';
import type { Host } from '../host/index.ts';
import type { Log } from '../log.ts';
import type { DueWork, Person, Store } from '../store/index.ts';
import type { Table } from '../table/table.ts';
import { waitingFor } from '../table/voting.ts';
import type { Say } from '../words.ts';
import type { Mailer } from './mail.ts';
import { postWebhook, WebhookForbidden, type WebhookOptions } from './webhook.ts';

export interface NoticeOptions {
  readonly store: Store;
  readonly host: () => Host;
  readonly fanout: Fanout;
  readonly mailer: Mailer | undefined;
  readonly say: Say;
  readonly webhook: WebhookOptions;
  readonly publicUrl: () => string;
  readonly log: Log;
  /** In the page, on this node. */
  readonly notify: (person: string, notice: Notice) => void;
}

const MAX_TRIES = 5;

/** Tells people what waits for them: in the page at once; by mail and webhook when they do not come. */
export class Notices {
  readonly #options: NoticeOptions;

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  /** After a commit: whoever has it open learns in the page. */
  inPage(before: Table | undefined, after: Table): void {
    const { notify, fanout } = this.#options;
    for (const [person, kind] of news(before, after)) {
      const notice: Notice = { kind, table: after.id, game: after.settings.game };
      notify(person, notice);
      fanout.publish({ kind: 'notice', person, notice: JSON.stringify(notice) });
    }
  }

  /** A notice that fell due, if it still means something. */
  async send(work: DueWork): Promise<'done'> {
    const { store, host } = this.#options;
    const kind = work.name.split(':')[1] === 'finished' ? 'finished' : 'yourTurn';
    const [person, table] = await Promise.all([store.people.byId(work.body), host().freshTable(work.table)]);
    if (person === undefined || person.banned) return 'done';
    if (kind === 'yourTurn' && !table.turn.includes(person.id)) return 'done';
    const notice: Notice = { kind, table: work.table, game: table.settings.game };
    const results = await Promise.allSettled([this.#mail(person, notice), this.#call(person, notice)]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined && work.tries < MAX_TRIES) throw failed.reason;
    return 'done';
  }

  async #mail(person: Person, notice: Notice): Promise<void> {
    const { mailer, say } = this.#options;
    if (mailer === undefined || !person.byEmail || person.email === undefined || person.emailCode !== undefined) return;
    const line = await say(phrase(`server.mail.${notice.kind}`, { game: notice.game }), person.language);
    await mailer.send({ to: person.email, subject: `Moonstaff: ${line}`, text: `${line}\n\n${this.#link(notice)}\n` });
  }

  async #call(person: Person, notice: Notice): Promise<void> {
    const { webhook, log } = this.#options;
    if (!person.byWebhook || person.webhook === undefined) return;
    const payload = { ...notice, person: person.id, link: this.#link(notice) };
    try {
      await postWebhook(person.webhook, person.webhookSecret ?? '', payload, webhook);
    } catch (error) {
      if (!(error instanceof WebhookForbidden)) throw error;
      log.warn('webhook.forbidden', { person: person.id, reason: error.message });
    }
  }

  #link({ table }: Notice): string {
    return `${this.#options.publicUrl()}/#/house/${table}`;
  }
}

function* news(before: Table | undefined, after: Table): Generator<readonly [string, Notice['kind']]> {
  const personAt = (seat: number): readonly string[] => {
    const info = after.seat(seat);
    return info.kind === 'person' ? [info.person] : [];
  };
  if (after.status === 'playing' && before?.status === 'open')
    for (const person of after.people) yield [person, 'started'];
  if (after.status === 'finished' && before?.status === 'playing')
    for (const person of after.people) yield [person, 'finished'];
  const was = new Set(before?.turn);
  for (const person of after.turn) if (!was.has(person)) yield [person, 'yourTurn'];
  if (after.voting !== undefined && before?.voting === undefined) {
    for (const person of waitingFor(after, after.voting).flatMap(personAt)) yield [person, 'asked'];
  }
}
