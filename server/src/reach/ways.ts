import { randomBytes } from 'node:crypto';
import { type CheckedNewWay, type Reach, WAY_KINDS, type Way, type WishesChange } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { HttpRefusal } from '../http/problem.ts';
import { newId } from '../ids.ts';
import { checkReachable, WebhookForbidden } from '../notices/webhook.ts';
import { changeProfile } from '../people/account.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/index.ts';
import { faultOf } from './faults.ts';
import { composeTest } from './message.ts';
import { isReady, waitingFor } from './ready.ts';
import { telegramSecret } from './senders.ts';
import type { StoredWay } from './store.ts';
import { BOT_TOKEN, TelegramBot } from './telegram.ts';
import { isTimeZone } from './wishes.ts';

/** More browsers than anyone uses. */
const MAX_BROWSERS = 10;

export async function reachOf(services: Services, person: Person): Promise<Reach> {
  const { reach, mailer, senderOptions } = services;
  const [ways, { wishes }] = await Promise.all([reach.ways(person.id), reach.wishes(person.id)]);
  return {
    ways: ways.map((way) => showWay(way, person)),
    wishes,
    offered: WAY_KINDS.filter((kind) => kind !== 'mail' || mailer !== undefined),
    telegramBot: senderOptions.telegramToken !== undefined,
    pushKey: senderOptions.vapid.publicKey,
  };
}

/** A way as its owner sees it. The address of a channel is as good as a key, so only its end is shown. */
function showWay(way: StoredWay, person: Person): Way {
  const { id, kind, target, secret, on, fault } = way;
  const ready = isReady(way, person);
  const telegram = kind === 'telegram' ? telegramSecret.parse(JSON.parse(secret ?? '{}')) : undefined;
  return {
    id,
    kind,
    name: nameOf(way, person),
    on,
    ready,
    ...(kind === 'push' && { endpoint: target }),
    ...(telegram !== undefined && !ready && { link: `https://t.me/${telegram.bot}?start=${telegram.code}` }),
    ...(kind === 'webhook' && secret !== undefined && { secret }),
    ...(fault !== undefined && { fault }),
  };
}

function nameOf({ kind, name, target }: StoredWay, { email = '' }: Person): string {
  if (kind === 'mail') return email;
  if (kind === 'discord' || kind === 'slack') return `${new URL(target).host}/…${target.slice(-4)}`;
  if (kind === 'ntfy') return target.replace(/^https?:\/\//, '');
  return kind === 'webhook' ? target : name;
}

/** A browser belongs to the session it's signed in with. */
export async function addWay(
  services: Services,
  person: Person,
  wanted: CheckedNewWay,
  session?: string,
): Promise<void> {
  const { reach, now, mailer } = services;
  if (wanted.kind === 'mail') {
    if (mailer === undefined) throw new HttpRefusal(409, 'server.email.none');
    const { email, password } = wanted;
    await changeProfile(services, person, { email, ...(password !== undefined && { password }) });
    return;
  }
  if (wanted.kind === 'push') {
    const browsers = (await reach.ways(person.id)).filter(({ kind }) => kind === 'push');
    if (browsers.length >= MAX_BROWSERS) throw new HttpRefusal(409, 'server.reach.browsers', { limit: MAX_BROWSERS });
  }
  const way = await wayFrom(services, wanted);
  const own = wanted.kind === 'push' && session !== undefined ? { session } : {};
  await reach.add({ id: newId(), person: person.id, on: true, createdAt: now(), ...way, ...own });
}

type Told = Pick<StoredWay, 'kind' | 'name' | 'target' | 'secret'>;

/** What's stored of a new way, once it has been checked. */
async function wayFrom(services: Services, wanted: Exclude<CheckedNewWay, { kind: 'mail' }>): Promise<Told> {
  const { kind } = wanted;
  switch (wanted.kind) {
    case 'push': {
      const { endpoint, p256dh, auth, name } = wanted;
      await demandPublic(services, endpoint);
      return { kind, name, target: endpoint, secret: JSON.stringify({ p256dh, auth }) };
    }
    case 'discord':
    case 'slack':
      if (!services.senderOptions.services[wanted.kind].some((start) => wanted.url.startsWith(start)))
        throw new HttpRefusal(422, kind === 'discord' ? 'server.reach.discord' : 'server.reach.slack');
      return { kind, name: '', target: wanted.url };
    case 'telegram':
      return telegramWay(services, wanted.token);
    case 'ntfy': {
      await demandPublic(services, wanted.server);
      const { topic, token } = wanted;
      const target = `${wanted.server.replace(/\/+$/, '')}/${topic}`;
      return { kind, name: '', target, ...(token !== undefined && token !== '' && { secret: token }) };
    }
    case 'webhook':
      await demandPublic(services, wanted.url);
      return { kind, name: '', target: wanted.url, secret: randomBytes(32).toString('base64url') };
  }
}

/** Refuses an address that the server would never call. It's checked again with every call. */
async function demandPublic({ senderOptions }: Services, url: string): Promise<void> {
  await checkReachable(url, senderOptions.webhook).catch((error: unknown) => {
    if (error instanceof WebhookForbidden) throw new HttpRefusal(422, 'server.reach.internal');
    throw new HttpRefusal(422, 'server.reach.noHost');
  });
}

async function telegramWay({ senderOptions }: Services, own: string | undefined): Promise<Told> {
  const { telegramToken, services } = senderOptions;
  const token = telegramToken ?? own ?? '';
  if (!BOT_TOKEN.test(token)) throw new HttpRefusal(422, 'server.reach.telegramToken');
  const bot = await new TelegramBot(token, services.telegram).name().catch((error: unknown) => {
    if (faultOf(error, 'telegram').key === 'server.reach.unreachable')
      throw new HttpRefusal(503, 'server.reach.unreachable');
    throw new HttpRefusal(422, 'server.reach.telegramToken');
  });
  const kept = { ...(telegramToken === undefined && { token }), code: newId(), bot };
  return { kind: 'telegram', name: `@${bot}`, target: '', secret: JSON.stringify(kept) };
}

/** Looks who has pressed Start in the bot, and remembers their chats. One's own may not be among them yet. */
export async function connectTelegram({ reach, senderOptions }: Services, way: StoredWay): Promise<void> {
  const secretOf = (one: StoredWay) => telegramSecret.parse(JSON.parse(one.secret ?? '{}'));
  const token = secretOf(way).token ?? senderOptions.telegramToken;
  if (way.kind !== 'telegram' || token === undefined) return;
  const started = await new TelegramBot(token, senderOptions.services.telegram).started();
  const waiting = await reach.waiting('telegram');
  for (const { code, chat } of started) {
    const found = waiting.find((one) => secretOf(one).code === code);
    if (found !== undefined) await reach.setTarget(found.id, chat, found.name);
  }
  const connected = await reach.way(way.id);
  if (connected === undefined || connected.target === '') throw new HttpRefusal(409, 'server.reach.notStarted');
}

/** Sends a test over a way. Returns how long it took to be taken, or why it wasn't. */
export async function testWay(
  services: Services,
  person: Person,
  way: StoredWay,
): Promise<{ took: number } | { fault: Phrase }> {
  const { store, reach, say, senders, linkAddress, now, monotonic } = services;
  if (!isReady(way, person)) throw new HttpRefusal(409, 'server.reach.notReady');
  const waiting = await waitingFor(store, person.id);
  const message = await composeTest({ say, person, address: linkAddress(), waiting, now: now() });
  const from = monotonic();
  try {
    await senders[way.kind](way, message, person);
  } catch (error) {
    const fault = faultOf(error, way.kind);
    await reach.noteFault(way.id, fault, now());
    return { fault };
  }
  await reach.noteFault(way.id, undefined, now());
  return { took: Math.round(monotonic() - from) };
}

export async function changeWishes({ reach }: Services, person: Person, change: WishesChange): Promise<void> {
  const { quiet } = change;
  if (quiet !== undefined && !isTimeZone(quiet.zone))
    throw new HttpRefusal(422, 'server.reach.zone', { zone: quiet.zone });
  await reach.changeWishes(person.id, (wishes) => ({
    occasions: change.occasions ?? wishes.occasions,
    quiet: quiet ?? wishes.quiet,
    turnAfter: change.turnAfter ?? wishes.turnAfter,
    deadlineBefore: change.deadlineBefore ?? wishes.deadlineBefore,
    gather: change.gather ?? wishes.gather,
  }));
}
