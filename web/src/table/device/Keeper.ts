import { type SavedGame, stampOf } from '../engine/saved.ts';

/** Puts a game down; when it went on elsewhere since, gives that one back and changes nothing. */
export type Save = (game: SavedGame) => Promise<SavedGame | undefined>;

/** What became of a writing: kept, not kept, or the game as it went on elsewhere. */
export type News = 'kept' | 'unkept' | SavedGame;

/** Keeps one game: one writing at a time, and what is done meanwhile with the next. */
export class Keeper {
  readonly #save: Save;
  readonly #report: (news: News) => void;
  /** The game as the store has it. */
  #there: SavedGame | undefined;
  #next: SavedGame | undefined;
  #writing: Promise<void> | undefined;

  constructor(there: SavedGame | undefined, save: Save, report: (news: News) => void) {
    this.#there = there;
    this.#save = save;
    this.#report = report;
  }

  /** Entries are only ever added: as many as before means that nothing was done. */
  keep(game: SavedGame): void {
    if (game.entries.length === this.#there?.entries.length) return;
    this.#next = game;
    this.#writing ??= this.#write();
  }

  /** When all that was to be kept has been put down, or has failed to be. */
  async rest(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    for (let game = this.#take(); game !== undefined; game = this.#take()) this.#report(await this.#put(game));
    this.#writing = undefined;
  }

  #take(): SavedGame | undefined {
    const game = this.#next;
    this.#next = undefined;
    return game;
  }

  async #put(game: SavedGame): Promise<News> {
    const stamped = { ...game, stamp: stampOf(this.#there) + 1 };
    try {
      const elsewhere = await this.#save(stamped);
      this.#there = elsewhere ?? stamped;
      if (elsewhere === undefined) return 'kept';
      this.#next = undefined;
      return elsewhere;
    } catch {
      return 'unkept';
    }
  }
}
