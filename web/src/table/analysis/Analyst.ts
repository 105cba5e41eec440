import { type Analysis, openTurns, withTurn } from '@moonstaff/bots/analysis';
import type { SavedGame } from '../engine/saved.ts';
import type { FromJudge, ToJudge } from './judging.ts';

/** How far an analysis is. */
export interface Progress {
  readonly state: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly analysis?: Analysis;
}

/** The part of a worker that's needed. */
export type JudgeThread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What becomes of an analysis that's done or stopped. */
type Keep = (analysis: Analysis) => void;

/** Has a game judged in threads of its own, turn by turn from the first to the last, and can be stopped at any time. */
export class Analyst {
  readonly #hire: () => JudgeThread;
  readonly #count: number;
  readonly #keep: Keep;
  readonly #listeners = new Set<() => void>();
  #threads: readonly JudgeThread[] = [];
  #queue: number[] | undefined;
  #working = 0;
  #now: Progress = { state: 'idle' };

  constructor(hire: () => JudgeThread, count: number, keep: Keep) {
    this.#hire = hire;
    this.#count = count;
    this.#keep = keep;
  }

  now(): Progress {
    return this.#now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows what's known already. If it isn't the whole game, somebody may go on with it. */
  open(known: Analysis): void {
    this.#set({ state: known.turns.length < known.of ? 'stopped' : 'done', analysis: known });
  }

  /** Begins, or goes on with what's known. */
  start(saved: SavedGame, tries: number, known?: Analysis): void {
    this.#end();
    const same = known?.tries === tries ? known : undefined;
    this.#queue = undefined;
    this.#threads = Array.from({ length: this.#count }, () => this.#hired(same));
    this.#working = this.#count;
    for (const thread of this.#threads) this.#tell(thread, { saved, tries });
    const shown = same ?? this.#now.analysis ?? known;
    this.#set({ state: 'running', ...(shown && { analysis: shown }) });
  }

  /** What's been judged stays. */
  stop(): void {
    if (this.#now.state !== 'running') return;
    this.#end();
    this.#finish('stopped');
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  #hired(known: Analysis | undefined): JudgeThread {
    const thread = this.#hire();
    thread.onmessage = ({ data }: MessageEvent<FromJudge>) => this.#hear(thread, data, known);
    thread.onerror = (event) => {
      if (event instanceof Event) event.preventDefault();
      this.#end();
      this.#set({ ...this.#now, state: 'failed' });
    };
    return thread;
  }

  #hear(thread: JudgeThread, answer: FromJudge, known: Analysis | undefined): void {
    if (!this.#threads.includes(thread)) return;
    if ('outline' in answer) {
      // Every thread makes the same outline. The first one counts.
      if (this.#queue === undefined) {
        const analysis = known ?? answer.outline;
        this.#queue = [...openTurns(answer.starts, analysis)];
        this.#set({ state: 'running', analysis });
      }
    } else if (this.#now.analysis !== undefined) {
      this.#set({ state: 'running', analysis: withTurn(this.#now.analysis, answer.turn) });
    }
    const next = this.#queue?.shift();
    if (next !== undefined) this.#tell(thread, { judge: next });
    else if (--this.#working === 0) {
      this.#end();
      this.#finish('done');
    }
  }

  #tell(thread: JudgeThread, message: ToJudge): void {
    thread.postMessage(message);
  }

  #end(): void {
    for (const thread of this.#threads) thread.terminate();
    this.#threads = [];
  }

  #finish(state: 'done' | 'stopped'): void {
    this.#set({ ...this.#now, state });
    if (this.#now.analysis !== undefined) this.#keep(this.#now.analysis);
  }

  #set(now: Progress): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}
