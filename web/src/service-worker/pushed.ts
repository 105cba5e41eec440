/** What the service worker tells its pages when a push has come. */
export const PUSHED = 'pushed';

/** What a push says. */
export interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly tag: string;
  /** How many tables wait: the number on the app's icon. */
  readonly waiting: number;
}

/** Reads a push. A browser must show something for each, so whatever can't be read is shown as it is. */
export function readPush(data: string | undefined): Pushed {
  const nothing = { title: 'Moonstaff', text: '', link: './', tag: 'moonstaff', waiting: 0 };
  try {
    const told = Object(JSON.parse(data ?? '')) as Partial<Record<keyof Pushed, unknown>>;
    const text = (name: 'title' | 'text' | 'link' | 'tag'): string =>
      typeof told[name] === 'string' ? told[name] : nothing[name];
    const waiting = typeof told.waiting === 'number' ? told.waiting : 0;
    return { title: text('title'), text: text('text'), link: text('link'), tag: text('tag'), waiting };
  } catch {
    return nothing;
  }
}

/** The part of the service worker that shows pushes, so that tests can do without a browser. */
export interface PushScope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  /** Not every browser has a badge. */
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface OpenPage {
  readonly url: string;
  postMessage(message: string): void;
  navigate(url: string): Promise<OpenPage | null>;
  focus(): Promise<unknown>;
}

/** Shows a push, puts the number of waiting tables on the app's icon, and lets open pages know. */
export async function showPush({ registration, navigator, clients }: PushScope, data: string | undefined) {
  const { title, text, link, tag, waiting } = readPush(data);
  const shown = { body: text, tag, icon: './icon-192.png', badge: './icon-192.png', data: link };
  const tell = async (): Promise<void> => {
    for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(PUSHED);
  };
  // A badge that can't be set must not keep the message from people.
  const count = navigator.setAppBadge?.(waiting).catch(() => {});
  await Promise.all([registration.showNotification(title, shown), count, tell()]);
}

/** Goes where a push leads: to the page that's there already, with another that's open, or in a new window. */
export async function openPush({ registration, clients }: PushScope, told: unknown): Promise<void> {
  const link = new URL(String(told), registration.scope).href;
  const page = pageFor(await clients.matchAll({ type: 'window' }), link);
  // A page that's already there keeps what was begun on it.
  const there = page?.url === link ? page : await page?.navigate(link).catch(() => null);
  if (there) await there.focus();
  else await clients.openWindow(link);
}

/** The page that shows this link already, or else one that can be sent there: of the same place only. */
export function pageFor<Page extends { readonly url: string }>(pages: readonly Page[], link: string): Page | undefined {
  const wanted = new URL(link);
  const ours = pages.filter(({ url }) => new URL(url).origin === wanted.origin);
  return ours.find(({ url }) => new URL(url).pathname === wanted.pathname) ?? ours[0];
}
