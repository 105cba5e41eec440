import { at, type GameEvent, type Match, type Move, type Phrase } from '@moonstaff/kernel';
import type { Scene, Words } from '@moonstaff/text';

/** Names for people at a table of which only the log is left. */
export const STORY_NAMES = ['Ada', 'Bo', 'Cy', 'Di'] as const;

/** A game as it was played, action by action, in words; a finished game has no secrets. */
export function story(match: Match, words: Words): readonly string[] {
  const scene: Scene = { phrases: match.game.phrases, seats: STORY_NAMES };
  return match.moves.map((move, index) => `${index + 1}. ${line(match, move, words, scene)}`);
}

function line(match: Match, move: Move, words: Words, scene: Scene): string {
  const told = move.events.map((event) => words.say(open(event), scene));
  if (told.length > 0) return told.join(' ');
  return `${at(STORY_NAMES, move.seat)}: ${words.act(match.game.id, move.action, scene)}`;
}

/** An event with everything that was told to anybody. */
const open = ({ key, args, secret = {} }: GameEvent): Phrase => ({
  key,
  args: Object.assign({}, args, ...Object.values(secret)),
});
