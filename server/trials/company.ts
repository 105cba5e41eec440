import { type AnyGame, at } from '@moonstaff/kernel';
import { type Player, seatPlayers } from './players.ts';

/** A player who waits longer than this is stuck, in milliseconds. */
const STUCK_AFTER = 60_000;

interface PlayedTable {
  readonly players: readonly Player[];
  readonly played: Promise<unknown>;
}

/** Everybody who plays while servers have a bad day. Where a game is over, two others sit down. */
export class Company {
  /** Everybody who has ever played, for the inspection. */
  readonly everybody: Player[] = [];
  readonly #urls: readonly string[];
  readonly #game: AnyGame;
  #tables: PlayedTable[] = [];
  #seated = 0;

  constructor(urls: readonly string[], game: AnyGame) {
    this.#urls = urls;
    this.#game = game;
  }

  /** How many tables there have been. */
  get tables(): number {
    return this.#seated;
  }

  get acknowledged(): number {
    return this.everybody.reduce((sum, player) => sum + player.acknowledged.size, 0);
  }

  get unanswered(): number {
    return this.#players.reduce((sum, player) => sum + player.unanswered, 0);
  }

  async seat(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) {
      const players = await seatPlayers(this.#urls, this.#game, `T${this.#seated++}`);
      this.everybody.push(...players);
      this.#tables.push({ players, played: Promise.all(players.map((player) => player.play())) });
    }
  }

  /** Everybody says this many things at once and moves if they can. */
  rush(lines: number): void {
    for (const player of this.#players) player.rush(lines);
  }

  async replaceFinished(): Promise<void> {
    const over = this.#tables.filter(({ players }) => at(players, 0).isOver);
    this.#tables = this.#tables.filter((table) => !over.includes(table));
    for (const table of over) {
      await settled(table);
      const { players } = table;
      const last = Math.max(...players.map(({ seqs }) => seqs.at(-1) ?? 0));
      await Promise.all(players.map((player) => player.caughtUp(last)));
      for (const player of players) player.close();
    }
    await this.seat(over.length);
  }

  /** Waits until a command that somebody gives from now on has been acknowledged at every table. */
  async progress(): Promise<void> {
    const before = new Map(this.#players.map((player) => [player, player.acknowledged.size]));
    const deadline = performance.now() + STUCK_AFTER;
    this.rush(1);
    const hasMoved = ({ players }: PlayedTable): boolean =>
      players.some((player) => player.acknowledged.size > (before.get(player) ?? 0));
    while (!this.#tables.every(hasMoved)) {
      if (performance.now() > deadline) throw new Error('a player is stuck');
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  /** Waits until all that's under way is answered. */
  async stop(): Promise<void> {
    for (const player of this.#players) player.stop();
    await Promise.all(this.#tables.map(settled));
  }

  close(): void {
    for (const player of this.everybody) player.close();
  }

  get #players(): readonly Player[] {
    return this.#tables.flatMap(({ players }) => players);
  }
}

async function settled({ players, played }: PlayedTable): Promise<void> {
  await played;
  await Promise.all(players.map((player) => player.settle()));
}
