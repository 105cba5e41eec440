import type { Phrase } from '@moonstaff/kernel';
import type { Block } from '../../table/log/blocks.ts';

/** What a turn is remembered for, the weightiest first: clauses of the story. */
const DEEDS = [
  'guild.story.goal',
  'guild.story.trade',
  'guild.story.tower',
  'guild.story.village',
  'guild.story.kept',
  'guild.event.use',
  'guild.story.crystal',
  'guild.event.treasureKept',
  'guild.story.treasureCoins',
  'guild.story.treasureExplorer',
  'guild.story.explored',
  'guild.story.nothing',
];

/** The weightiest thing that was done in a turn. */
export function headlineOf({ lines }: Pick<Block, 'lines'>): Phrase | undefined {
  const clauses = lines.flatMap(({ sentences }) => sentences.flat());
  const [deed] = DEEDS.flatMap((key) => clauses.filter((clause) => clause.key === key));
  // Which card wasn't kept is for the log.
  return deed?.key === 'guild.story.kept' ? { key: deed.key, args: { ...deed.args, other: '' } } : deed;
}
