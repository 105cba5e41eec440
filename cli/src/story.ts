import type { GameEvent, Match, Phrase } from '@moonstaff/kernel';
import { type Happening, outline, plain, type Scene, type StoryLine, type Words } from '@moonstaff/text';

/** Names for people at a table of which only the log is left. */
export const STORY_NAMES = ['Ada', 'Bo', 'Cy', 'Di'] as const;

/** A line of the story in words. */
export interface ToldLine extends Pick<StoryLine, 'kind'> {
  readonly text: string;
}

/** A game as it was played, in words; a finished game has no secrets. */
export function story(match: Match, words: Words): readonly ToldLine[] {
  const scene: Scene = { phrases: match.game.phrases, seats: STORY_NAMES };
  return outline(match.game.id, happenings(match)).map((line) => ({
    kind: line.kind,
    text: plain(words.line(line, scene)),
  }));
}

/** The same for a terminal: a heading stands alone. */
export const asLines = (told: readonly ToldLine[]): readonly string[] =>
  told.flatMap(({ kind, text }) => (kind === 'heading' ? ['', text, '─'.repeat(text.length)] : [text]));

/** Everything that counts, from the opening on. */
function happenings({ opening, moves }: Match): readonly Happening[] {
  return [
    ...opening.map((event) => ({ seat: 0, phrase: open(event) })),
    ...moves.flatMap(({ seat, entry, events }) => events.map((event) => ({ seat, entry, phrase: open(event) }))),
  ];
}

/** An event with everybody's secret arguments. */
const open = ({ key, args, secret = {} }: GameEvent): Phrase => ({
  key,
  args: Object.assign({}, args, ...Object.values(secret)),
});
