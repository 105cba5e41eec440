import type { NewWay } from '@moonstaff/client';

/** Why this browser can't get pushes: the page isn't secure, isn't on the home screen yet, or the browser won't. */
export type NoPush = 'insecure' | 'homeScreen' | 'unsupported' | 'denied';

interface Surroundings {
  readonly secure: boolean;
  /** Whether it has everything that pushes need. */
  readonly able: boolean;
  readonly permission: NotificationPermission | undefined;
  readonly userAgent: string;
}

export function whyNoPush({ secure, able, permission, userAgent }: Surroundings): NoPush | undefined {
  if (!secure) return 'insecure';
  if (!able) return /iPhone|iPad/.test(userAgent) ? 'homeScreen' : 'unsupported';
  return permission === 'denied' ? 'denied' : undefined;
}

export const surroundings = (): Surroundings => ({
  secure: globalThis.isSecureContext,
  able: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  permission: 'Notification' in window ? Notification.permission : undefined,
  userAgent: navigator.userAgent,
});

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'CrOS', 'Linux'] as const;

/** What a browser is called in a list, such as `Firefox, Linux`. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return [browser, system].filter((part) => part !== undefined).join(', ') || 'Browser';
}

/** The subscription this browser has now. */
async function subscription(): Promise<PushSubscription | null> {
  if (whyNoPush(surroundings()) !== undefined) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What tells the server which browser in its list is this one. */
export const ownEndpoint = async (): Promise<string | undefined> => (await subscription())?.endpoint;

/** Asks the browser for permission and subscribes. The browser asks the person only now. */
export async function startPushes(key: string): Promise<NewWay | NoPush> {
  const cannot = whyNoPush(surroundings());
  if (cannot !== undefined) return cannot;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another server's key is of no use to this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { kind: 'push', endpoint, p256dh, auth, name: browserName(navigator.userAgent) };
}

/** On the way out: this browser gets no more messages. The server notices when it sends the next. */
export async function stopPushes(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe();
}
