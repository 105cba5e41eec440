import { plain, type Sentence, type StoryLine, type Words } from '@moonstaff/text';
import type { BoardModule } from '../board.ts';
import { storyOf } from '../log/story.ts';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/** Up to this many choices are read out. Of more, only the number. */
const FEW = 4;

function choices(board: Pick<BoardModule, 'describe'>, now: Snapshot, words: Words): string {
  const { legal } = now;
  // In a lesson there may only be something to read.
  if (legal.length === 0) return '';
  const number = words.t('table.choices', { n: legal.length });
  if (legal.length > FEW) return `${number}.`;
  return `${number}: ${legal.map((action) => board.describe(action, now, words)).join('; ')}.`;
}

interface Heard {
  readonly board: Pick<BoardModule, 'describe' | 'asked'>;
  readonly words: Words;
  readonly line: (line: StoryLine) => Sentence;
  /** The last line of the log that was read out. */
  readonly heard: number;
}

/** What a screen reader says at a moment: what happened since the last one, then what the player has to decide. */
export function announcement(now: Snapshot, { board, words, line, heard }: Heard): string {
  const unheard = now.log.filter(({ id }) => id > heard);
  const news = storyOf(now, unheard).map((told) => plain(line(told)));
  const asked = isMyTurn(now) ? [board.asked(now, words), choices(board, now, words)] : [];
  return [...news, ...asked].filter((part) => part !== '').join(' ');
}
