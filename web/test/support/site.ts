import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { launch, SIZES } from './browser.ts';
import { type Served, serve } from './serve.ts';

/** The page, built, served and looked at by a real browser. */
export class Site {
  readonly #folder: string;
  readonly #served: Served;
  readonly #browser: Browser;
  /** What the page complained about. */
  readonly faults: string[] = [];

  private constructor(folder: string, served: Served, browser: Browser) {
    this.#folder = folder;
    this.#served = served;
    this.#browser = browser;
  }

  static async open(): Promise<Site> {
    const outDir = mkdtempSync(join(tmpdir(), 'moonstaff-web-'));
    const root = join(import.meta.dirname, '../..');
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
    return new Site(outDir, await serve(outDir), await launch());
  }

  /** Where the built page lies. */
  get folder(): string {
    return this.#folder;
  }

  get url(): string {
    return this.#served.url;
  }

  /** A fresh person at the first page: own storage, English, nothing moving. */
  async visit(options: BrowserContextOptions = {}, settings: object = {}, url = this.url): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: SIZES.laptop, locale: 'en', ...options });
    const kept = JSON.stringify({ language: 'en', motion: 'off', ...settings });
    await context.addInitScript((value) => localStorage.setItem('moonstaff.settings', value), kept);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    await page.goto(url);
    await page.locator('.button-deed').first().waitFor();
    return page;
  }

  /** Ends the server, as if the device had no network. */
  disconnect(): void {
    this.#served.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#served.close();
    rmSync(this.#folder, { recursive: true });
  }
}
