import type { Cause } from '@moonstaff/client';
import { type ActionShape, type Entry, type GameEvent, Refusal, type Seat, type Seed } from '@moonstaff/kernel';
import type { RecordBody } from '../body.ts';
import { evolve } from '../evolve.ts';
import type { Table } from '../table.ts';

/** What a decision needs from outside: the time, randomness from a CSPRNG, and what this server offers. */
export interface DecisionContext {
  readonly now: number;
  readonly entropy: () => Seed;
  readonly levels: readonly string[];
  /** The level of bots that stand in for people. */
  readonly standIn: string;
  /** On tables without a clock: how long others wait for a player before they may give the seat to a bot, in milliseconds. */
  readonly patience: number;
  /** The most records a table may have. */
  readonly maxRecords: number;
}

/** The person who sent a command. */
export interface Actor {
  readonly person: string;
  readonly name: string;
}

/** Clocks of two nodes differ by less than this, in milliseconds. */
const SKEW = 5000;

/** A table's time doesn't run backwards if another node is slightly ahead, only if a clock was really set back. */
const timeAfter = (last: number, now: number): number => (last - now > SKEW ? now : Math.max(now, last));

/** Keeps what the game tells with the record it came from. */
function withEvents(body: RecordBody, events: readonly GameEvent[]): RecordBody {
  if (body.kind === 'entry') return { ...body, events };
  return body.kind === 'started' ? { ...body, opening: events } : body;
}

/** A fork of a table to carry out a command on, and the resulting records. */
export class Draft {
  readonly table: Table;
  readonly records: { readonly seq: number; readonly at: number; readonly body: RecordBody }[] = [];
  readonly context: DecisionContext;

  constructor(table: Table, context: DecisionContext) {
    this.table = table.fork();
    this.context = context;
  }

  push(body: RecordBody): void {
    if (this.table.seq >= this.context.maxRecords) throw new Refusal('server.table.full');
    const stamp = { seq: this.table.seq + 1, at: timeAfter(this.table.at, this.context.now) };
    const events = evolve(this.table, body, stamp);
    this.records.push({ ...stamp, body: withEvents(body, events) });
  }

  /** Adds an entry to the game's log, and finishes the game if that was the last one. */
  enter(entry: Entry, cause: Cause): void {
    const { table } = this;
    if (table.match === undefined || table.status !== 'playing') throw new Refusal('server.play.notRunning');
    const index = table.match.entries.length;
    this.push({ kind: 'entry', index, cause, entry, events: [] });
    if (table.toAct.length === 0) this.push({ kind: 'finished', reason: 'played' });
    this.#playPlans();
  }

  /** Plays planned actions whose turn has come. */
  #playPlans(): void {
    const { table } = this;
    for (const [seat, action] of table.plans) {
      if (!table.toAct.includes(seat)) continue;
      this.setPlan(seat, undefined);
      const legal = table.match !== undefined && table.game.isLegal(table.match.state, seat, action);
      if (legal && table.botAt(seat) === undefined) this.enter({ kind: 'act', seat, action: { ...action } }, 'plan');
    }
    if (table.status !== 'playing' && table.plans.size > 0) table.plans = new Map();
  }

  setPlan(seat: Seat, action: ActionShape | undefined): void {
    if (action === undefined && !this.table.plans.has(seat)) return;
    const plans = new Map(this.table.plans);
    if (action === undefined) plans.delete(seat);
    else plans.set(seat, action);
    this.table.plans = plans;
  }
}
