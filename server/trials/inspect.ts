import type { AnyGame } from '@moonstaff/kernel';
import { openStore } from '@moonstaff/server/operator';
import { bodyOf, replayFirst } from '../src/live/load.ts';
import type { StoredRecord } from '../src/store/index.ts';
import { evolve } from '../src/table/evolve.ts';
import { hashOf, type Player } from './players.ts';

export interface Inspection {
  readonly records: number;
  /** How many views of players were compared. */
  readonly views: number;
  /** Acknowledged actions that aren't stored under their number, and gaps. */
  readonly lost: readonly string[];
  /** Actions that are stored more than once. */
  readonly doubled: readonly string[];
  /** Views that players were shown and that a replay of the records doesn't give. */
  readonly astray: readonly string[];
}

/** What a player was sent at a table. */
export type Sent = Pick<Player, 'table' | 'person' | 'seat' | 'acknowledged' | 'seqs' | 'views'>;

/** Compares everything players were sent with what's stored. */
export async function inspect(database: string, game: AnyGame, players: readonly Player[]): Promise<Inspection> {
  const store = await openStore(database);
  const tables = Map.groupBy(players, ({ table }) => table);
  const found: Inspection[] = [];
  for (const [table, seated] of tables) {
    const stored = await store.tables.records(table);
    await Promise.all(seated.map((player) => player.caughtUp(stored.length)));
    found.push(inspectTable(table, stored, game, seated));
  }
  await store.close();
  return {
    records: found.reduce((sum, { records }) => sum + records, 0),
    views: found.reduce((sum, { views }) => sum + views, 0),
    lost: found.flatMap(({ lost }) => lost),
    doubled: found.flatMap(({ doubled }) => doubled),
    astray: found.flatMap(({ astray }) => astray),
  };
}

/** Compares what the players of one table were sent with its records. */
export function inspectTable(
  table: string,
  stored: readonly StoredRecord[],
  game: AnyGame,
  players: readonly Sent[],
): Inspection {
  const lost = stored.some(({ seq }, index) => seq !== index + 1) ? [`${table}: gap`] : [];
  const doubled: string[] = [];
  const astray: string[] = [];
  for (const { person, seat, acknowledged, seqs, views } of players) {
    const own = Map.groupBy(
      stored.filter(({ sender }) => sender === person),
      ({ command }) => command,
    );
    for (const [id, seq] of acknowledged) {
      const here = own.get(id) ?? [];
      if (here[0]?.seq !== seq) lost.push(`${table} ${id}: acknowledged as ${seq}, found ${here[0]?.seq}`);
      if (here.length > 1) doubled.push(`${table} ${id}: ${here.length} times`);
    }
    if (seqs.some((seq, index) => seq !== index + 1)) astray.push(`${table} seat ${seat}: a gap or a duplicate`);
    if (!views.has(stored.length)) astray.push(`${table} seat ${seat}: the end is missing`);
  }
  astray.push(...wrongViews(table, stored, game, players));
  const views = players.reduce((sum, player) => sum + player.views.size, 0);
  return { records: stored.length, views, lost, doubled, astray };
}

/** Replays the records and compares every view that was sent. */
function wrongViews(
  id: string,
  stored: readonly StoredRecord[],
  game: AnyGame,
  players: readonly Sent[],
): readonly string[] {
  const [first, ...rest] = stored;
  if (first === undefined) return [`${id}: no records`];
  const table = replayFirst(new Map([[game.id, game]]), id, first);
  return rest.flatMap((record) => {
    evolve(table, bodyOf(record), record);
    const { match, seq } = table;
    return players.flatMap(({ seat, views }) => {
      const shown = views.get(seq);
      if (shown === undefined || shown === hashOf(match && game.view(match.state, seat))) return [];
      return [`${id} seat ${seat}: the view after ${seq}`];
    });
  });
}
