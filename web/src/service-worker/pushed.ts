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

/** The page that shows this link already, or else one that can be sent there: of the same place only. */
export function pageFor<Page extends { readonly url: string }>(pages: readonly Page[], link: string): Page | undefined {
  const wanted = new URL(link);
  const ours = pages.filter(({ url }) => new URL(url).origin === wanted.origin);
  return ours.find(({ url }) => new URL(url).pathname === wanted.pathname) ?? ours[0];
}
