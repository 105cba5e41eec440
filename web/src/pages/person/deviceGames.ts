import { type PersonGame, takesOf } from '@moonstaff/client';
import { Match, type Outcome } from '@moonstaff/kernel';
import { listGames } from '../../table/device/store.ts';
import { gameNamed } from '../../table/engine/games.ts';
import type { SavedGame } from '../../table/engine/saved.ts';

/** Replaying takes a moment, so only the latest count. */
const MOST = 60;

/** A finished game of this device as a page of a person shows it; nothing if several people shared the screen. */
export function deviceGame(
  { id, game, options, sitters, changed }: SavedGame,
  { scores, ranking, winners }: Outcome,
  takes: ReturnType<typeof takesOf>,
): PersonGame | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = people;
  if (own === undefined || people.length > 1) return undefined;
  const placeOf = (seat: number): number => {
    const at = ranking.findIndex((group) => group.includes(seat));
    return (
      ranking
        .slice(0, at)
        .flat()
        .filter((other) => other !== 'rival').length + 1
    );
  };
  const rival = scores.find(({ seat }) => seat === 'rival');
  return {
    table: id,
    game,
    board: String(options['board'] ?? options['map'] ?? ''),
    options: { ...options },
    finishedAt: changed,
    length: 0,
    reason: 'played',
    rated: false,
    own,
    takes: takes.filter(({ seat }) => seat === own).map((take) => [take.kind, take.id]),
    seats: sitters
      .map((sitter, seat) => ({
        seat,
        name: sitter.kind === 'person' ? sitter.name : '',
        ...(sitter.kind === 'bot' && { level: sitter.level }),
        total: scores.find((score) => score.seat === seat)?.total ?? 0,
        place: placeOf(seat),
        won: winners.includes(seat),
        left: false,
      }))
      .sort((a, b) => a.place - b.place || b.total - a.total),
    ...(rival !== undefined && { rival: rival.total }),
  };
}

/** The finished games of this device, newest first. One that can't be replayed any more is left out. */
export async function deviceGames(): Promise<readonly PersonGame[]> {
  const finished = (await listGames().catch(() => [])).filter(({ over }) => over).slice(0, MOST);
  const games: PersonGame[] = [];
  for (const saved of finished) {
    const game = await gameNamed(saved.game);
    const shown = game === undefined ? undefined : replayed(game, saved);
    if (shown !== undefined) games.push(shown);
  }
  return games;
}

function replayed(game: NonNullable<Awaited<ReturnType<typeof gameNamed>>>, saved: SavedGame): PersonGame | undefined {
  try {
    const { sitters, options, seed, rules } = saved;
    const match = Match.start(game, { seats: sitters.length, options, seed, rules });
    for (const entry of saved.entries) match.enter(entry);
    const outcome = game.outcome(match.state);
    return outcome && deviceGame(saved, outcome, takesOf(saved.game, match.moves));
  } catch {
    return undefined;
  }
}
