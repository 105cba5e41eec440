import { at, seedFrom } from '@moonstaff/kernel';
import { PATIENCE_MS } from '@moonstaff/tools/patience';
import type { FromWorker } from '../../src/table/device/messages.ts';
import { Session } from '../../src/table/device/Session.ts';
import type { BotTurn } from '../../src/table/engine/host.ts';
import { type SavedGame, stampOf } from '../../src/table/engine/saved.ts';
import type { Sitter, Snapshot } from '../../src/table/source.ts';

export const PERSON: Sitter = { kind: 'person', name: 'Ilka' };
export const BOT: Sitter = { kind: 'bot', name: 'Marek', level: 'random' };

/** A game of the Guild about to begin. */
export const begun = (...sitters: readonly Sitter[]): SavedGame => ({
  ...{ id: 'table', game: 'guild', rules: 1, options: { map: 'aghon' }, seed: seedFrom('session'), sitters },
  ...{ entries: [], over: false, changed: 0 },
});

/** The device's store, as strict as the real one. It can be full. */
export class Store {
  readonly games = new Map<string, SavedGame>();
  full = false;
  /** How often something was stored. */
  puts = 0;

  constructor(...games: readonly SavedGame[]) {
    for (const game of games) this.games.set(game.id, game);
  }

  load = async (id: string): Promise<SavedGame | undefined> => this.games.get(id);

  save = async (game: SavedGame): Promise<SavedGame | undefined> => {
    await soon();
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    const there = this.games.get(game.id);
    if (there !== undefined && stampOf(there) >= stampOf(game)) return there;
    this.games.set(game.id, structuredClone(game));
    this.puts++;
    return undefined;
  };
}

/** A store that can't be opened, as in some private windows. */
export class Broken {
  load = async (): Promise<undefined> => {
    throw new DOMException('broken', 'UnknownError');
  };

  save = this.load;
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

const firstChoice = async ({ question }: BotTurn) => [{ action: at(question.legal, 0), value: 0 }];

/** A page at a table: asks, and remembers every message it got. */
export class Page {
  readonly told: FromWorker[] = [];
  readonly #session: Session;
  #asked = 0;

  constructor(
    store: Pick<Store, 'load' | 'save'>,
    think: (turn: BotTurn) => ReturnType<typeof firstChoice> = firstChoice,
  ) {
    const thinker = { busy: false, think, close: () => {} };
    this.#session = new Session({
      ...{ tell: (message) => this.told.push(message), load: store.load, save: store.save },
      ...{ player: thinker, adviser: thinker },
    });
  }

  async open(game?: SavedGame): Promise<void> {
    await this.openAhead(game);
    await this.#session.hear({ ask: 'play', pace: 0 });
  }

  /** Without anybody who watches. */
  openAhead(game?: SavedGame): Promise<void> {
    return this.#session.hear({ ask: 'open', table: 'table', game });
  }

  close(): Promise<void> {
    return this.#session.hear({ ask: 'close' });
  }

  ask(what: 'undo' | 'redo' | 'hint'): Promise<void> {
    return this.#session.hear({ ask: what, id: this.#asked++ });
  }

  /** Takes the last legal action, which ends the turn if that's possible. */
  act(action = this.now.legal.at(-1) ?? { type: 'nothing' }): Promise<void> {
    return this.#session.hear({ ask: 'act', id: this.#asked++, action });
  }

  get now(): Snapshot {
    const last = this.told.findLast((message) => message.tell === 'snapshot');
    if (last === undefined) throw new Error('nothing was shown');
    return last.snapshot;
  }

  /** The reported troubles in order, with a dash when saving works again. */
  get troubles(): readonly string[] {
    return this.told.flatMap((message) => {
      if (message.tell === 'trouble') return [message.phrase.key];
      return message.tell === 'keeping' ? [message.trouble?.key ?? '-'] : [];
    });
  }

  /** Waits until this is true. */
  async until(is: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!is() && performance.now() < end) await soon();
    if (!is()) throw new Error(`never so: ${is}`);
  }
}
