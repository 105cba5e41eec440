import { type AnyGame, canonical } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { loadTable } from '../src/live/load.ts';
import type { Player } from './players.ts';

export interface Inspection {
  readonly records: number;
  /** Acknowledged actions that aren't stored under their number, and gaps. */
  readonly lost: readonly string[];
  /** Actions that are stored more than once. */
  readonly doubled: readonly string[];
  /** Clients whose last state isn't what a replay of the records gives. */
  readonly astray: readonly string[];
}

/** Compares what players were sent with what's stored. */
export async function inspect(database: string, game: AnyGame, players: readonly Player[]): Promise<Inspection> {
  const store = await openStore(database);
  const lost: string[] = [];
  const doubled: string[] = [];
  const astray: string[] = [];
  let records = 0;
  for (const table of new Set(players.map((player) => player.table))) {
    const stored = await store.tables.records(table);
    records += stored.length;
    if (stored.some(({ seq }, index) => seq !== index + 1)) lost.push(`${table}: gap`);
    const truth = await loadTable(store, new Map([[game.id, game]]), table);
    for (const player of players.filter((each) => each.table === table)) {
      const own = stored.filter(({ sender }) => sender === player.person);
      for (const [id, seq] of player.acknowledged) {
        const here = own.filter(({ command }) => command === id);
        if (here[0]?.seq !== seq) lost.push(`${table} ${id}: acknowledged as ${seq}, found ${here[0]?.seq}`);
        if (here.length > 1) doubled.push(`${table} ${id}: ${here.length} times`);
      }
      await player.caughtUp(stored.length);
      const view = truth?.match && game.view(truth.match.state, player.seat);
      if (canonical(player.view) !== canonical(JSON.parse(JSON.stringify(view))))
        astray.push(`${table} seat ${player.seat}`);
      if (player.seqs.some((seq, index) => seq !== index + 1))
        astray.push(`${table} seat ${player.seat}: a gap or a duplicate`);
    }
  }
  await store.close();
  return { records, lost, doubled, astray };
}
