import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@moonstaff/kernel';
import { type GuildState, guild, MAP_IDS, type TaskView } from '../src/index.ts';
import { playOut, start } from './play.ts';
import { cardAllows, isGolden, type Pieces, Sheet, type Use, villagesNow } from './second-opinion.ts';

function piecesOf(state: GuildState, seat: number): Pieces {
  const { explorers, villages, towers } = at(guild.view(state, seat).players, seat);
  return { explorers: new Set(explorers), villages: new Set(villages), towers: new Set(towers) };
}

const lastTask = (state: GuildState, seat: number): TaskView | undefined =>
  at(guild.view(state, seat).players, seat).tasks.at(-1);

/** The second opinion keeps its own account of each card in use: what was explored in which step, and from where. */
class Account {
  #use: Use | undefined;

  /** The use that belongs to the card in hand; a new card starts afresh. */
  of(task: TaskView & { readonly task: 'explore' }): Use {
    const isFresh = task.step === 0 && task.placed.every((fields) => fields.length === 0);
    if (isFresh || this.#use === undefined) this.#use = { card: task.card, step: 0, fields: [], begun: [] };
    return { ...this.#use, step: task.step };
  }

  note(use: Use, field: string, pieces: Pieces): void {
    const fields = [...use.fields];
    const begun = [...use.begun];
    fields[use.step] = [...(fields[use.step] ?? []), field];
    begun[use.step] ??= villagesNow(pieces);
    this.#use = { ...use, fields, begun };
  }
}

for (const map of MAP_IDS) {
  test(`${map}: the fields offered are exactly those that a second, simple reading of the rules allows`, () => {
    const sheet = new Sheet(map);
    for (let game = 0; game < 12; game++) {
      const seats = 1 + (game % 2);
      const accounts = Array.from({ length: seats }, () => new Account());
      playOut(start(map, seats, `exploring ${game}`), game, ({ state, seat, action }) => {
        const task = lastTask(state, seat);
        if (task?.task !== 'explore' && task?.task !== 'free') return;
        const pieces = piecesOf(state, seat);
        const account = at(accounts, seat);
        const use = task.task === 'explore' ? account.of(task) : undefined;
        const offered = guild.legal(state, seat).flatMap((one) => (one.type === 'explore' ? [one.field] : []));
        const allowed = sheet.names.filter(
          (field) => isGolden(sheet, pieces, field) && (use === undefined || cardAllows(sheet, pieces, use, field)),
        );
        assert.deepEqual(offered, allowed, JSON.stringify({ game, use }));
        if (action.type === 'explore' && use !== undefined) account.note(use, action.field, pieces);
      });
    }
  });
}
