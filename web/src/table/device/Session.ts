import { type AnyGame, type Phrase, phrase, Refusal } from '@moonstaff/kernel';
import { gameNamed } from '../engine/games.ts';
import { type BotTurn, Host } from '../engine/host.ts';
import type { SavedGame } from '../engine/saved.ts';
import type { Thinker } from '../engine/Thinker.ts';
import type { Advised } from '../source.ts';
import { Keeper, type News, type Save } from './Keeper.ts';
import type { Answer, FromWorker, ToWorker } from './messages.ts';

/** What a session needs of the worker around it. */
export interface Means {
  readonly tell: (message: FromWorker) => void;
  readonly load: (table: string) => Promise<SavedGame | undefined>;
  readonly save: Save;
  /** Thinks for the bots. */
  readonly player: Pick<Thinker, 'busy' | 'think' | 'close'>;
  /** Thinks for people who ask for a hint. */
  readonly adviser: Pick<Thinker, 'busy' | 'think' | 'close'>;
}

type About<Ask extends ToWorker['ask']> = Extract<ToWorker, { readonly ask: Ask }>;
type ToTable = Exclude<ToWorker, About<'open' | 'play' | 'close'>>;

/** One table held open: hears the page, shows and keeps what is done, and lets the bots move. */
export class Session {
  readonly #means: Means;
  readonly #tell: Means['tell'];
  #game: AnyGame | undefined;
  #host: Host | undefined;
  #keeper: Keeper | undefined;
  #kept = true;
  /** Milliseconds between two moves of bots, once somebody watches. */
  #pace: number | undefined;

  constructor(means: Means) {
    this.#means = means;
    this.#tell = means.tell;
  }

  async hear(message: ToWorker): Promise<void> {
    if (message.ask === 'open') await this.#watched(() => this.#open(message));
    else if (message.ask === 'play') this.#play(message);
    else if (message.ask === 'close') await this.#close();
    else {
      const host = this.#host;
      if (host !== undefined) await this.#watched(() => this.#answer(host, message), message.id);
    }
  }

  /** The page learns of a fault in the program, which is still thrown. */
  async #watched(work: () => Promise<void>, id?: number): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#trouble(phrase('trouble.unexpected'), id);
      throw error;
    }
  }

  async #open({ table, game }: About<'open'>): Promise<void> {
    const kept = await this.#means.load(table).catch((error) => {
      if (game === undefined) throw error;
      return undefined;
    });
    const saved = kept ?? game;
    this.#game = saved && (await gameNamed(saved.game));
    if (saved === undefined || this.#game === undefined) return this.#trouble(phrase('trouble.notFound'));
    this.#keeper = new Keeper(kept, this.#means.save, (news) => this.#heard(news));
    this.#takeUp(this.#game, saved);
  }

  #play({ pace }: About<'play'>): void {
    this.#pace = pace;
    this.#goOn();
  }

  /** A move made right before leaving is kept. */
  async #close(): Promise<void> {
    this.#host = undefined;
    this.#means.player.close();
    this.#means.adviser.close();
    await this.#keeper?.rest();
  }

  /** Answers a question, or makes a change: its answer is the new snapshot, or why not. */
  async #answer(host: Host, message: ToTable): Promise<void> {
    const { id } = message;
    const answer = (given: Answer): void => this.#tell({ tell: 'answer', id, answer: given });
    switch (message.ask) {
      case 'explain':
        return answer(host.explain(message.thing));
      case 'preview':
        return answer(host.preview(message.action));
      case 'log':
        return answer(host.log());
      case 'past':
        return answer(host.past(message.first, message.last));
      case 'hint':
        return answer(await this.#hint(host.hintTurn()));
      case 'act':
        return this.#change(() => host.act(host.viewer, message.action), answer, id);
      case 'undo':
        return this.#change(() => host.undo(), answer, id);
      case 'redo':
        return this.#change(() => host.redo(), answer, id);
      case 'sit':
        return this.#change(() => host.sit(message.seat), answer, id);
    }
  }

  #change(make: () => void, refused: (why: Phrase) => void, id?: number): void {
    try {
      make();
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.#again();
        throw error;
      }
      refused(error.phrase);
      return;
    }
    this.#changed(id);
  }

  /** A fault may have left the state half changed: it's rebuilt from what was done before. */
  #again(): void {
    if (this.#game === undefined || this.#host === undefined) return;
    this.#host = new Host(this.#game, this.#host.saved());
    this.#show(this.#host);
  }

  #takeUp(game: AnyGame, saved: SavedGame): void {
    this.#host = undefined;
    try {
      this.#host = new Host(game, saved);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#trouble(error.phrase);
    }
    this.#changed();
  }

  /** Shows, keeps, and lets the bots go on. */
  #changed(id?: number): void {
    if (this.#host === undefined) return;
    this.#show(this.#host, id);
    this.#keeper?.keep({ ...this.#host.saved(), changed: Date.now() });
    this.#goOn();
  }

  #show(host: Host, id?: number): void {
    this.#tell({ tell: 'snapshot', snapshot: host.snapshot(), ...(id !== undefined && { id }) });
  }

  #heard(news: News): void {
    const kept = news !== 'unkept';
    if (kept !== this.#kept) this.#tell({ tell: 'keeping', ...(!kept && { trouble: phrase('trouble.notKept') }) });
    this.#kept = kept;
    // A page that has been left does not take it up.
    if (typeof news === 'string' || this.#game === undefined || this.#host === undefined) return;
    this.#takeUp(this.#game, news);
    if (this.#host !== undefined) this.#trouble(phrase('trouble.elsewhere'));
  }

  async #hint(turn: BotTurn | undefined): Promise<Answer> {
    const { adviser } = this.#means;
    return turn === undefined || adviser.busy ? [] : ((await this.#thoughts(adviser, turn)) ?? []);
  }

  #goOn(): void {
    if (this.#pace !== undefined) setTimeout(() => this.#watched(() => this.#letBotMove()), this.#pace);
  }

  /** One bot moves; what it thought of may have been overtaken by an undo, then it is asked again. */
  async #letBotMove(): Promise<void> {
    const { player } = this.#means;
    const host = this.#host;
    const turn = host?.botTurn();
    if (host === undefined || turn === undefined || player.busy) return;
    const thoughts = await this.#thoughts(player, turn);
    if (thoughts === undefined) return;
    const again = (): void => this.#goOn();
    if (host === this.#host) this.#change(() => host.act(turn.question.seat, thoughts[0]?.action), again);
    else again();
  }

  /** Nothing if the thinking failed, which the page reports. */
  async #thoughts(thinker: Means['player'], turn: BotTurn): Promise<readonly Advised[] | undefined> {
    try {
      return await thinker.think(turn);
    } catch {
      this.#trouble(phrase('trouble.bot'));
      return undefined;
    }
  }

  #trouble(why: Phrase, id?: number): void {
    this.#tell({ tell: 'trouble', phrase: why, ...(id !== undefined && { id }) });
  }
}
