import type { Match } from '@moonstaff/kernel';
import { loadWords } from '@moonstaff/text';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { replayedFile } from '../log-file.ts';
import { onlyOperand } from '../parse.ts';
import { result } from '../result.ts';
import { asLines, story } from '../story.ts';
import type { Speech } from '../words.ts';

export const replayCommand: Command = {
  name: 'replay',
  about: 'replay.about',
  usage: 'replay.usage',
  options: { json: { about: 'help.json' }, story: { about: 'replay.story' } },
  takesOperands: true,
  notes: (word) => [word('replay.log')],
  run: async ({ operands, flags }, terminal, speech) => {
    const path = onlyOperand(replayCommand, operands, speech.word);
    const { match } = await replayedFile(path, speech);
    terminal.out(flags.has('json') ? asJson(match) : await asText(match, flags.has('story'), speech));
    return EXIT.ok;
  },
};

function asJson(match: Match): string {
  const { game, rules, options, seats } = match.header;
  const outcome = match.game.outcome(match.state);
  const result = {
    game,
    rules,
    options,
    seats,
    entries: match.entries.length,
    hash: match.seal(),
    over: outcome !== undefined,
    scores: match.game.scores(match.state),
    ...(outcome && { ranking: outcome.ranking, winners: outcome.winners }),
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}

async function asText(match: Match, isTold: boolean, { language, word }: Speech): Promise<string> {
  const words = await loadWords(language);
  const { game, rules, options, seats } = match.header;
  const shown = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const lines = [
    word('replay.title', { game: words.name('game', game), seats, rules, entries: match.entries.length }),
    word('replay.options', { options: shown }),
    '',
    ...(isTold ? [...asLines(story(match, words)), ''] : []),
    ...result(match, words, word),
    word('replay.hash', { hash: match.seal() }),
  ];
  return `${lines.join('\n')}\n`;
}
