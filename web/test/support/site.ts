import { PATIENCE_MS } from '@moonstaff/tools/patience';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch, SIZES } from './browser.ts';
import { pages } from './pages.ts';
import { type Served, serve } from './serve.ts';

interface SiteOptions {
  /** With a browser of its own. */
  readonly alone?: boolean;
  /** In another browser than Chromium. */
  readonly browser?: Browser;
  /** Another folder than that of the built page. */
  readonly folder?: string;
  /** The path it's served under. */
  readonly base?: string;
}

/** A file of the site that isn't a page. */
export const DOORSTEP = 'icon.svg';

const setPlace = (page: Page, place: string): Promise<void> =>
  page.evaluate((to) => {
    window.location.hash = `#/${to}`;
  }, place);

/** Leaves a place, so that nothing of it is left. */
export async function leave(page: Page): Promise<void> {
  await setPlace(page, 'nowhere');
  await page.locator('[data-page="broken"]').waitFor();
}

/** To another place, or to the same one afresh. The page isn't loaded again: that takes longer than most tests. */
export async function goOn(page: Page, place: string): Promise<void> {
  await leave(page);
  await setPlace(page, place);
}

/** The built page, served and opened in a real browser. */
export class Site {
  readonly #folder: string;
  readonly #served: Served;
  readonly #browser: Browser;
  /** Errors from the page. */
  readonly faults: string[] = [];

  private constructor(folder: string, served: Served, browser: Browser) {
    this.#folder = folder;
    this.#served = served;
    this.#browser = browser;
  }

  static async open(options: SiteOptions = {}): Promise<Site> {
    const folder = options.folder ?? (await pages());
    return new Site(folder, await serve(folder, options.base), options.browser ?? (await launch(options)));
  }

  /** The folder of the built page. All tests share it, so none may change it. */
  get folder(): string {
    return this.#folder;
  }

  get browserName(): string {
    return this.#browser.browserType().name();
  }

  get url(): string {
    return this.#served.url;
  }

  /** A new visitor on the first page: empty storage, English, no animations, and no worker that fetches everything. */
  async visit(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const page = await this.newPage(options, settings);
    await this.goHome(page);
    return page;
  }

  /** A new visitor who's about to sit down at a table: on the site, but nothing of the page is loaded yet. */
  async arrive(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const page = await this.newPage(options, settings);
    await page.goto(this.url + DOORSTEP);
    return page;
  }

  /** A new visitor at some place of the page, without the first page before: that one fetches what may come next. */
  async at(place: string, options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const page = await this.newPage(options, settings);
    await page.goto(`${this.url}#/${place}`);
    return page;
  }

  /** To the first page. */
  async goHome(page: Page, url = this.url): Promise<void> {
    await page.goto(url);
    await page.locator('[data-page="home"]').waitFor();
  }

  /** An empty page of a new visitor, to go anywhere with. */
  async newPage(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      ...{ viewport: SIZES.laptop, locale: 'en', serviceWorkers: 'block' },
      ...options,
    });
    // Most tests aren't about the question for sound, which a table asks once.
    const kept = JSON.stringify({ language: 'en', motion: 'off', soundAsked: true, ...settings });
    await context.addInitScript((value) => localStorage.setItem('moonstaff.settings', value), kept);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    return page;
  }

  /** Hides files until the returned function is called. */
  hide(files: RegExp): () => void {
    return this.#served.hide(files);
  }

  /** Stops the server, as if the device had no network. */
  disconnect(): void {
    this.#served.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#served.close();
  }
}
