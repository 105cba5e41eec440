import type { CheckedNewTable, Command } from '@moonstaff/client';
import { type ActionShape, at, seedFrom } from '@moonstaff/kernel';
import { sample } from '@moonstaff/kernel/sample';
import { type Actor, type DecisionContext, Draft, decide, runClocksOut } from '../../src/table/decide/index.ts';
import { openTable } from '../../src/table/evolve.ts';
import type { Table } from '../../src/table/table.ts';

const SECOND = 1000;

/** A table without a server. Commands are decided on drafts, and the test moves the clock. */
export class PureTable {
  table: Table;
  now = 1_000_000;
  #seeds = 0;

  constructor(players = 2, settings: Partial<CheckedNewTable> = {}) {
    const { seats = Array.from({ length: players }, () => ({ kind: 'open' as const })), ...rest } = settings;
    this.table = openTable(
      'table',
      sample,
      {
        kind: 'opened',
        person: who(0).person,
        name: who(0).name,
        seats,
        invite: 'invite',
        settings: {
          game: 'sample',
          options: {},
          public: true,
          seating: 'chosen',
          clock: { kind: 'none' },
          onTimeout: 'others',
          chat: true,
          spectators: true,
          ...rest,
        },
      },
      { seq: 1, at: this.now },
    );
  }

  get context(): DecisionContext {
    return {
      now: this.now,
      entropy: () => seedFrom(`test ${this.#seeds++}`),
      levels: ['random', 'clever'],
      standIn: 'random',
      patience: 600 * SECOND,
      maxRecords: 1000,
    };
  }

  /** Returns the kinds of the resulting records. */
  do(player: number, command: Command): readonly string[] {
    return this.keep((draft) => decide(draft, who(player), command));
  }

  keep(change: (draft: Draft) => void): readonly string[] {
    const draft = new Draft(this.table, this.context);
    change(draft);
    this.table = draft.table;
    return draft.records.map(({ body }) => body.kind);
  }

  /** Everyone sits down and the host starts. */
  started(): this {
    for (const [seat, info] of this.table.seats.entries()) {
      if (info.kind === 'open') this.do(seat, { type: 'sit', seat });
      if (seat > 0 && info.kind === 'open') this.do(seat, { type: 'ready', ready: true });
    }
    this.do(0, { type: 'start' });
    return this;
  }

  act(player: number, type: string): readonly string[] {
    const action = this.legal(player).find((offer) => offer.type === type);
    return this.do(player, { type: 'act', action: { ...at([action], 0) } as { type: string } });
  }

  legal(seat: number): readonly ActionShape[] {
    return this.table.match === undefined ? [] : sample.legal(this.table.match.state as never, seat);
  }

  /** Everyone lays a lantern. Returns whose turn it is. */
  layLanterns(): number {
    for (const seat of this.table.toAct) this.act(seat, 'lay');
    return at(this.table.toAct, 0);
  }

  pass(seconds: number): readonly string[] {
    this.now += seconds * SECOND;
    return this.keep(runClocksOut);
  }
}

export const who = (player: number): Actor => ({ person: `person-${player}`, name: `Player ${player}` });
