import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { at } from '@moonstaff/kernel';
import { BUILT_IN_BOTS, type RunningServer, readConfig, type ServerOptions, startServer } from '@moonstaff/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DOORSTEP, Site } from './site.ts';

/** In Firefox, Playwright looks into the page with `eval`, which our pages forbid. This allows it, and nothing else. */
const allowEval = (): Transform =>
  new Transform({
    transform(part: Buffer, _, done) {
      const text = part.toString('latin1').replace("default-src 'self'", "default-src 'self' 'unsafe-eval'");
      done(undefined, Buffer.from(text, 'latin1'));
    },
  });

/** One person's connection to the server, which tests can cut and restore. */
export class FlakyConnection {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #allowsEval: boolean;
  #cut = false;

  private constructor(server: Server, allowsEval: boolean) {
    this.#server = server;
    this.#allowsEval = allowsEval;
  }

  static async to(port: number, { allowsEval = false } = {}): Promise<FlakyConnection> {
    const server = createServer((socket) => line.#carry(socket, port));
    const line = new FlakyConnection(server, allowsEval);
    await new Promise<void>((ready) => line.#server.listen(0, '127.0.0.1', ready));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #carry(near: Socket, port: number): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    if (this.#allowsEval) far.pipe(allowEval()).pipe(near);
    else far.pipe(near);
  }
}

/** A visitor: the page, its connection, and everything the server ever sent it. */
export interface Guest {
  readonly page: Page;
  readonly line: FlakyConnection;
  /** Socket frames and response bodies. */
  readonly heard: readonly string[];
}

/** What a player sees of a game. */
interface View {
  readonly [part: string]: unknown;
}

/** The built page on its own server, with a temporary database. */
export class House {
  readonly site: Site;
  readonly #server: RunningServer;
  readonly #folder: string;
  readonly #lines: FlakyConnection[] = [];

  private constructor(site: Site, server: RunningServer, folder: string) {
    this.site = site;
    this.#server = server;
    this.#folder = folder;
  }

  /** The server's database. */
  get store(): RunningServer['store'] {
    return this.#server.store;
  }

  static async open(
    options: Partial<Omit<ServerOptions, 'config'>> = {},
    env: Readonly<Record<string, string>> = {},
    browser?: Browser,
  ): Promise<House> {
    const site = await Site.open(browser === undefined ? {} : { browser });
    const folder = mkdtempSync(join(tmpdir(), 'moonstaff-house-'));
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env });
    const database = join(folder, 'tables.sqlite');
    const server = await startServer({
      ...{ config: { ...config, database }, bots: BUILT_IN_BOTS, webRoot: site.folder },
      ...options,
    });
    return new House(site, server, folder);
  }

  /** A new visitor on the first page. */
  async visit(name: string, options: BrowserContextOptions = {}, settings: object = {}): Promise<Guest> {
    const guest = await this.guest(name, options, settings);
    await this.site.goHome(guest.page, guest.line.url);
    return guest;
  }

  /** A new visitor who asks the server for things, and has no page until then. */
  async arrive(name: string, options: BrowserContextOptions = {}, settings: object = {}): Promise<Guest> {
    const guest = await this.guest(name, options, settings);
    await guest.page.goto(guest.line.url + DOORSTEP);
    return guest;
  }

  /** A new visitor who'll follow a link, and has an empty page until then. */
  async guest(name: string, options: BrowserContextOptions = {}, settings: object = {}): Promise<Guest> {
    const port = Number(new URL(this.#server.url).port);
    const line = await FlakyConnection.to(port, { allowsEval: this.site.browserName === 'firefox' });
    this.#lines.push(line);
    const page = await this.site.newPage(options, { name, ...settings });
    const heard: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/')) {
        void response.text().then(
          (text) => heard.push(text),
          () => {},
        );
      }
    });
    return { page, line, heard };
  }

  /** What no player knows: the seed and the whole state of the game. */
  async truth(table: string): Promise<{ readonly seed: string; readonly state: unknown }> {
    const { match } = await this.#server.liveTables.table(table);
    if (match === undefined) throw new Error('the game has not begun');
    return { seed: match.header.seed, state: match.state };
  }

  /**
   * The people at a table play on while this holds for what the player to act sees, without their browsers: pages that
   * are open only follow. They take an action of these types whenever there is one, or else the first.
   */
  async playWhile(id: string, holds: (view: View) => boolean, eager: readonly string[]): Promise<void> {
    const { liveTables } = this.#server;
    for (;;) {
      const { match, seats } = await liveTables.table(id);
      if (match === undefined) throw new Error('the game has not begun');
      const { game, state } = match;
      const [seat] = game.toAct(state);
      if (seat === undefined || !holds(game.view(state, seat) as View)) return;
      const sitter = seats[seat];
      if (sitter?.kind !== 'person') throw new Error(`seat ${seat} isn’t a person’s`);
      const legal = game.legal(state, seat);
      const action = eager.flatMap((type) => legal.filter((one) => one.type === type))[0] ?? at(legal, 0);
      await liveTables.command(id, sitter, randomUUID(), { type: 'act', action });
    }
  }

  async close(): Promise<void> {
    await this.site.close();
    for (const line of this.#lines) line.close();
    await this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Opens a table for two on the server and goes to its lobby. Returns the invitation. */
export async function openTable({ page }: Guest, game: string): Promise<string> {
  await page
    .getByRole('region', { name: game })
    .getByRole('button', { name: /Create a table|With others/ })
    .click();
  await page.getByRole('button', { name: 'Invite others' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

/** Follows an invitation over this guest's connection. */
export async function follow({ page, line }: Guest, link: string): Promise<void> {
  await page.goto(new URL(new URL(link).pathname, line.url).href);
}

/** Follows an invitation to look on. */
export async function watch(guest: Guest, link: string): Promise<void> {
  await follow(guest, link);
  await guest.page.getByRole('button', { name: /^Watch/ }).click();
}

/** The id of the table a guest is at. */
export const tableOf = ({ page }: Guest): string => /\/table\/([^/#]+)/.exec(page.url())?.[1] ?? '';

/** The guest takes a seat, the host starts, and both see the board. */
export async function startTogether(host: Guest, guest: Guest, link: string): Promise<void> {
  await follow(guest, link);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('button', { name: 'Ready' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator('.table-main').waitFor()));
}
