import type { Match, Score, Seat } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import { STORY_NAMES } from './story.ts';
import { table } from './table.ts';
import type { Word } from './words.ts';

/** The score sheet of a game, and a sentence on who's to act or who has won. During a game, players see only their own column. */
export const result = (match: Match, words: Words, word: Word, viewer?: Seat): readonly string[] => {
  const outcome = match.game.outcome(match.state);
  const scores = match.game
    .scores(match.state)
    .filter(({ seat }) => outcome !== undefined || viewer === undefined || seat === viewer);
  const { heading, rows } = scoreTable(scores, words, word);
  return [...table(heading, rows), '', ending(match, word)];
};

/** Who won, or who is to act. */
export function ending(match: Match, word: Word): string {
  const outcome = match.game.outcome(match.state);
  const named = (seats: readonly Score['seat'][]): string[] => seats.map((seat) => seatName(seat, word));
  if (outcome === undefined) return word('replay.open', { waiting: named(match.game.toAct(match.state)) });
  const hasRival = match.game.scores(match.state).some(({ seat }) => seat === 'rival');
  if (outcome.winners.length > 0) return word('replay.over', { winners: named(outcome.winners) });
  return hasRival ? word('replay.over', { winners: named(['rival']) }) : word('replay.lost');
}

export const seatName = (seat: Score['seat'], word: Word): string =>
  seat === 'rival' ? word('replay.rival') : (STORY_NAMES[seat] ?? String(seat + 1));

interface ScoreTable {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One column per seat, one row per category, and the totals. */
export function scoreTable(scores: readonly Score[], words: Words, word: Word): ScoreTable {
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score.categories)))];
  const row = (name: string, pointsOf: (score: Score) => number): readonly string[] => [
    name,
    ...scores.map((score) => words.number(pointsOf(score))),
  ];
  return {
    heading: ['', ...scores.map(({ seat }) => seatName(seat, word))],
    rows: [
      ...categories.map((category) =>
        row(words.name('category', category), ({ categories: points }) => points[category] ?? 0),
      ),
      row(word('replay.total'), ({ total }) => total),
    ],
  };
}
