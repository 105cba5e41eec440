import type { WayKind } from '@moonstaff/client';
import { z } from 'zod';
import type { Mailer } from '../notices/mail.ts';
import { postTo, postWebhook, type WebhookOptions } from '../notices/webhook.ts';
import type { Person } from '../store/index.ts';
import type { Message } from './message.ts';
import { push, type VapidKeys } from './push.ts';
import type { StoredWay } from './store.ts';
import { TELEGRAM, TelegramBot } from './telegram.ts';

/** Where the services are. Tests put imitations in their place. */
export interface Services {
  readonly discord: readonly string[];
  readonly slack: readonly string[];
  readonly telegram: string;
}

export const SERVICES: Services = {
  discord: ['', 'ptb.', 'canary.'].flatMap((kind) =>
    ['discord.com', 'discordapp.com'].map((host) => `https://${kind}${host}/api/webhooks/`),
  ),
  slack: ['https://hooks.slack.com/services/', 'https://hooks.slack-gov.com/services/'],
  telegram: TELEGRAM,
};

export interface SenderOptions {
  readonly mailer: Mailer | undefined;
  readonly webhook: WebhookOptions;
  readonly services: Services;
  readonly vapid: VapidKeys;
  /** The operator's bot at Telegram. */
  readonly telegramToken: string | undefined;
  /** How push services reach the operator: an https address. */
  readonly contact: string;
}

/** A device that's off gets a push when it's on again, within this many seconds. */
const KEEP_PUSH = 24 * 60 * 60;

type Send = (way: StoredWay, message: Message, person: Person) => Promise<void>;

/** What a browser's way keeps beside its endpoint. */
const pushKeys = z.object({ p256dh: z.string(), auth: z.string() });

/** What Telegram's keeps: the token of one's own bot, and the hash of the code that Start brings. */
export const telegramSecret = z.object({ token: z.string().optional(), code: z.string(), bot: z.string() });

/** Discord reads Markdown, and a name may contain some. */
const plainForDiscord = (text: string): string => text.replace(/[\\`*_~|[\]()<>#@:-]/g, '\\$&');

const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How a message is handed over, for every kind of way. */
export type Senders = { readonly [Kind in WayKind]: Send };

export function makeSenders(options: SenderOptions): Senders {
  const { mailer, webhook, vapid, services, telegramToken, contact } = options;
  const json = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> =>
    postTo(url, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }, webhook);
  return {
    push: (way, { title, text, link, tag, waiting }) => {
      const target = { endpoint: way.target, ...pushKeys.parse(JSON.parse(way.secret ?? '{}')) };
      const payload = { title, text, link, tag, waiting };
      return push(target, payload, { keys: vapid, contact, keep: KEEP_PUSH, post: webhook });
    },
    mail: async (_, { title, text, link, footer }, { email = '' }) => {
      if (mailer === undefined) throw new Error('this server sends no mail');
      await mailer.send({ to: email, subject: `Moonstaff: ${title}`, text: `${text}\n\n${link}\n\n-- \n${footer}\n` });
    },
    discord: (way, { title, text, link }) =>
      json(way.target, {
        content: `**${plainForDiscord(title)}**\n${plainForDiscord(text)}\n${link}`,
        // Nobody is called by a player's name.
        allowed_mentions: { parse: [] },
      }),
    slack: (way, { title, text, link }) =>
      json(way.target, { text: `*${plainForSlack(title)}*\n${plainForSlack(text)}\n${link}`, unfurl_links: false }),
    telegram: async (way, { title, text, link }) => {
      const { token = telegramToken } = telegramSecret.parse(JSON.parse(way.secret ?? '{}'));
      if (token === undefined) throw new Error('this server has no bot at Telegram');
      await new TelegramBot(token, services.telegram).send(way.target, `${title}\n${text}\n${link}`);
    },
    ntfy: (way, { title, text, link, urgent }) => {
      const { origin, pathname } = new URL(way.target);
      const cut = pathname.lastIndexOf('/');
      const [server, topic] = [`${origin}${pathname.slice(0, cut)}`, pathname.slice(cut + 1)];
      const authorization = way.secret === undefined ? {} : { authorization: `Bearer ${way.secret}` };
      return json(server, { topic, title, message: text, click: link, priority: urgent ? 4 : 3 }, authorization);
    },
    webhook: (way, { title, text, link, notices }, { id }) =>
      postWebhook(way.target, way.secret ?? '', { person: id, title, text, link, notices }, webhook),
  };
}
