import { isLevel, type Level } from '@moonstaff/catalogue';
import { rate, rating } from 'openskill';

/** What we believe about a player: how strong, and how sure we are. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Skill = rating();

/** Ratings are shown after this many rated games. */
export const GAMES_TO_A_RATING = 5;

/**
 * How strong our bots are. They're anchors: a bot's strength never changes, so ratings on different servers mean about the
 * same. The distances follow from who beats whom how often (docs/bots.md).
 */
const ANCHORS: { readonly [Each in Level]: number } = { random: 0, novice: 13, skilled: 25, expert: 30, master: 35 };

/** A server's own bot, whose strength we don't know, counts as an average player. */
const anchor = (level: string): Skill => ({ mu: isLevel(level) ? ANCHORS[level] : NEWCOMER.mu, sigma: 1 });

/** Somebody in a finished game. A bot has a level, a person has a skill. */
export interface Player {
  readonly place: number;
  readonly skill?: Skill;
  readonly level?: string;
}

/** Everyone's skill after the game. Players who share a place have drawn. Bots stay what they are. */
export function rateGame(players: readonly Player[]): readonly Skill[] {
  const before = players.map(({ skill, level }) => skill ?? (level === undefined ? NEWCOMER : anchor(level)));
  const after = rate(
    before.map((skill) => [skill]),
    { rank: players.map(({ place }) => place) },
  );
  return players.map(({ level }, index) => {
    const old = before[index] ?? NEWCOMER;
    return level === undefined ? (after[index]?.[0] ?? old) : old;
  });
}

/** A skill as people read it: newcomers have 1500, and 200 points are about as much as one class of players. */
export const shownRating = ({ mu }: Skill): number => Math.round(1500 + (mu - NEWCOMER.mu) * 24);
