import { z } from 'zod';
import { id, instant, oneLine, phrase } from './basics.ts';

/** The ways a message can take to somebody who is away. */
export const WAY_KINDS = ['push', 'mail', 'discord', 'slack', 'telegram', 'ntfy', 'webhook'] as const;
export const wayKind = z.enum(WAY_KINDS);
export type WayKind = z.infer<typeof wayKind>;

/** What people want to hear about. */
export const OCCASIONS = ['turn', 'deadline', 'mention', 'invitation', 'vote', 'rematch', 'over'] as const;
export const occasion = z.enum(OCCASIONS);
export type Occasion = z.infer<typeof occasion>;

const webAddress = z.url({ protocol: /^https?$/ }).max(1000);

/** A way to add. Saved means on. Except for browsers, there's one of each kind: a new one replaces it. */
export const newWay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: webAddress,
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    /** What the browser is called in the list. */
    name: oneLine(60),
  }),
  /** An address can bring a forgotten password back, so an account asks for its password. */
  z.strictObject({ kind: z.literal('mail'), email: z.email().max(254), password: z.string().max(200).optional() }),
  z.strictObject({ kind: z.literal('discord'), url: webAddress }),
  z.strictObject({ kind: z.literal('slack'), url: webAddress }),
  /** The token of a bot of one's own, unless the server has one. */
  z.strictObject({ kind: z.literal('telegram'), token: z.string().max(100).optional() }),
  z.strictObject({
    kind: z.literal('ntfy'),
    server: webAddress.default('https://ntfy.sh'),
    topic: z.string().regex(/^[-_A-Za-z0-9]{1,64}$/),
    token: z.string().max(100).optional(),
  }),
  z.strictObject({ kind: z.literal('webhook'), url: webAddress }),
]);
export type NewWay = z.input<typeof newWay>;
export type CheckedNewWay = z.output<typeof newWay>;

export const way = z.object({
  id,
  kind: wayKind,
  /** Where it leads, without what must stay secret. */
  name: z.string(),
  on: z.boolean(),
  /** Nothing is sent before the address is confirmed, or before Start is pressed in the bot. */
  ready: z.boolean(),
  /** Of a browser: tells the page which one is its own. */
  endpoint: z.string().optional(),
  /** Of Telegram, until it's ready: opens the bot. */
  link: z.url().optional(),
  /** Signs what's sent to one's own webhook (header `x-moonstaff-signature`, HMAC-SHA256 of the body). */
  secret: z.string().optional(),
  /** Why the last message didn't arrive. */
  fault: z.object({ why: phrase, at: instant }).optional(),
});
export type Way = z.infer<typeof way>;

const minutes = z.int().min(0).max(1439);

/** When nothing is sent, in minutes since midnight of the time zone. Most nights pass midnight. */
export const quietHours = z.strictObject({
  on: z.boolean(),
  from: minutes,
  to: minutes,
  zone: z.string().max(64),
  /** Whether a message about a deadline is sent all the same. */
  deadlines: z.boolean(),
});
export type QuietHours = z.infer<typeof quietHours>;

export const wishes = z.strictObject({
  /** The ways that carry messages about each occasion. */
  occasions: z.record(occasion, z.array(wayKind)),
  quiet: quietHours,
  /** How long it's been my turn before I get a message, in minutes. None: at once, even if I'm at the table. */
  turnAfter: z.int().min(0).max(1440),
  /** How long before my time runs out I get a message, in hours. */
  deadlineBefore: z.int().min(1).max(72),
  /** At most one message in this many hours, except for deadlines. None: each at once. */
  gather: z.int().min(0).max(24),
});
export type Wishes = z.infer<typeof wishes>;

export const wishesChange = wishes.partial();
export type WishesChange = z.infer<typeof wishesChange>;

export const wayChange = z.strictObject({ on: z.boolean() });

/** How somebody is reached, and what this server offers. */
export const reach = z.object({
  ways: z.array(way),
  wishes,
  /** The kinds that can be added. */
  offered: z.array(wayKind),
  /** Whether the server has a bot at Telegram. Otherwise people bring their own. */
  telegramBot: z.boolean(),
  /** What browsers bind a subscription to. */
  pushKey: z.string(),
});
export type Reach = z.infer<typeof reach>;

/** How long a test took to be taken, in milliseconds, or why it wasn't. */
export const tested = z.union([z.object({ took: z.int() }), z.object({ fault: phrase })]);
export type Tested = z.infer<typeof tested>;

export const resetAsked = z.strictObject({ who: z.string().trim().min(1).max(254) });
export const resetDone = z.strictObject({ code: z.string().max(64), password: z.string().min(10).max(200) });
