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
    const isFresh = task.step === 0 && task.placed.every((spaces) => spaces.length === 0);
    if (isFresh || this.#use === undefined) this.#use = { card: task.card, step: 0, spaces: [], begun: [] };
    return { ...this.#use, step: task.step };
  }

  note(use: Use, space: string, pieces: Pieces): void {
    const spaces = [...use.spaces];
    const begun = [...use.begun];
    spaces[use.step] = [...(spaces[use.step] ?? []), space];
    begun[use.step] ??= villagesNow(pieces);
    this.#use = { ...use, spaces, begun };
  }
}

for (const map of MAP_IDS) {
  test(`${map}: the spaces offered are exactly those that a second, simple reading of the rules allows`, () => {
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
          (space) => isGolden(sheet, pieces, space) && (use === undefined || cardAllows(sheet, pieces, use, space)),
        );
        assert.deepEqual(offered, allowed, JSON.stringify({ game, use }));
        if (action.type === 'explore' && use !== undefined) account.note(use, action.field, pieces);
      });
    }
  });
}
