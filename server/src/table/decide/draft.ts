import type { Cause } from '@moonstaff/client';
import { type ActionShape, type Entry, Refusal, type Seat, type Seed } from '@moonstaff/kernel';
import type { Body } from '../body.ts';
import { evolve } from '../evolve.ts';
import type { Table } from '../table.ts';

/** What deciding needs from outside: the time, chance from a CSPRNG, and what this server offers. */
export interface Circumstances {
  readonly now: number;
  readonly entropy: () => Seed;
  readonly levels: readonly string[];
  /** The level of bots that step in for somebody. */
  readonly standIn: string;
  /** So long is anybody waited for before the others may give the seat to a bot, on tables without a clock. */
  readonly patience: number;
  /** No table grows beyond so many records. */
  readonly maxRecords: number;
}

export interface Who {
  readonly person: string;
  readonly name: string;
}

/** The clocks of two nodes differ by less than this, in milliseconds. */
const SKEW = 5000;

/** Time at a table doesn't run backwards because another node is a little ahead; it does when a clock was set back. */
const timeAfter = (last: number, now: number): number => (last - now > SKEW ? now : Math.max(now, last));

/** A fork of a table on which a command is carried out, and the records it leads to. */
export class Draft {
  readonly table: Table;
  readonly records: { readonly seq: number; readonly at: number; readonly body: Body }[] = [];
  readonly circumstances: Circumstances;

  constructor(table: Table, circumstances: Circumstances) {
    this.table = table.fork();
    this.circumstances = circumstances;
  }

  push(body: Body): void {
    if (this.table.seq >= this.circumstances.maxRecords) throw new Refusal('server.table.full');
    const stamp = { seq: this.table.seq + 1, at: timeAfter(this.table.at, this.circumstances.now) };
    const events = evolve(this.table, body, stamp);
    this.records.push({ ...stamp, body: body.kind === 'entry' ? { ...body, events } : body });
  }

  /** Enters a line into the game's log, and the end of the game with it when that was the last. */
  enter(entry: Entry, cause: Cause): void {
    const { table } = this;
    if (table.match === undefined || table.status !== 'playing') throw new Refusal('server.play.notRunning');
    const index = table.match.entries.length;
    this.push({ kind: 'entry', index, cause, entry, events: [] });
    if (table.toAct.length === 0) this.push({ kind: 'finished', reason: 'played' });
    this.#takePlans();
  }

  /** Turns that were decided in advance are taken as soon as they come. */
  #takePlans(): void {
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
    const plans = new Map(this.table.plans);
    if (action === undefined) plans.delete(seat);
    else plans.set(seat, action);
    this.table.plans = plans;
  }
}
