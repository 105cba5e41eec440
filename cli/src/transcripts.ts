import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Log, parseLog, replay } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { loadWords } from '@moonstaff/text';
import { ending, scoreTable } from './result.ts';
import { STORY_NAMES, story } from './story.ts';
import { speechIn } from './words.ts';

/** The games that are kept for reading: one of each kind. */
export const KINDS = [
  { name: 'arnak-bird', game: 'arnak', seats: 2, options: { board: 'bird' } },
  { name: 'arnak-snake', game: 'arnak', seats: 3, options: { board: 'snake' } },
  { name: 'arnak-solo', game: 'arnak', seats: 1, options: { board: 'bird', difficulty: 2 } },
  { name: 'guild-avenia', game: 'guild', seats: 2, options: { map: 'avenia' } },
  { name: 'guild-aghon', game: 'guild', seats: 2, options: { map: 'aghon' } },
  { name: 'guild-kazan', game: 'guild', seats: 2, options: { map: 'kazan' } },
  { name: 'guild-cnidaria', game: 'guild', seats: 2, options: { map: 'cnidaria' } },
  { name: 'guild-solo', game: 'guild', seats: 1, options: { map: 'avenia', difficulty: 'medium' } },
] as const;

const file = (name: string): string => fileURLToPath(new URL(`../../docs/transcripts/${name}`, import.meta.url));
export const logFile = (name: string): string => file(`${name}.log.json`);
export const pageFile = (name: string): string => file(`${name}.md`);

export const keptLog = (name: string): Log => parseLog(readFileSync(logFile(name), 'utf8'));

/** A kept game as a page: what happened, and how it was scored. */
export async function pageOf(name: string): Promise<string> {
  const log = keptLog(name);
  const match = replay(
    log,
    [...ADAPTERS.values()].map(({ game }) => game),
  );
  const words = await loadWords('en');
  const seats = STORY_NAMES.slice(0, log.seats);
  const { word } = speechIn('en');
  const scores = match.game.scores(match.state);
  const { heading, rows } = scoreTable(scores, words, word);
  const options = Object.entries(log.options).map(
    ([name, value]) => `${words.name('option', name)}: ${words.name(name, value)}`,
  );
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[
    `# ${words.name('game', log.game)}: ${seats.join(', ')}`,
    '',
    `${options.join('. ')}.`,
    '',
    `Replay it: \`npx moonstaff replay docs/transcripts/${name}.log.json --story\``,
    '',
    ...story(match, words).flatMap(({ kind, text }) => (kind === 'heading' ? ['', `## ${text}`, ''] : [`- ${text}`])),
    '',
    '## Score',
    '',
    row(heading),
    row(['---', ...scores.map(() => '---:')]),
    ...rows.map(row),
    '',
    ending(match, word),
  ].join('\n')}\n`;
}
