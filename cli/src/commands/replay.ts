import { readFileSync } from 'node:fs';
import { type Match, type Outcome, parseLog, Refusal, replay, type Score } from '@moonstaff/kernel';
import { ADAPTERS } from '@moonstaff/scenarios';
import { loadWords } from '@moonstaff/text';
import type { Command } from '../command.ts';
import { EXIT, Failed, Usage } from '../exit.ts';
import { story } from '../story.ts';
import { table } from '../table.ts';
import { word } from '../words.ts';

export const replayCommand: Command = {
  name: 'replay',
  about: word('replay.about'),
  usage: word('replay.usage'),
  options: { json: { about: word('help.json') }, story: { about: word('replay.story') } },
  takesOperands: true,
  notes: [word('replay.log')],
  run: async ({ operands, flags }, terminal) => {
    const [path, stray] = operands;
    if (path === undefined) throw new Usage('args.needed', { usage: replayCommand.usage });
    if (stray !== undefined) throw new Usage('args.stray', { given: stray, usage: replayCommand.usage });
    const match = await replayed(path);
    terminal.out(flags.has('json') ? asJson(match) : asText(match, flags.has('story') ? await told(match) : []));
    return EXIT.ok;
  },
};

async function replayed(path: string): Promise<Match> {
  try {
    const games = [...ADAPTERS.values()].map(({ game }) => game);
    return replay(parseLog(readText(path)), games);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Failed('replay.refused', { path, reason: (await loadWords('en')).say(error.phrase) });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new Failed('args.file', { path, reason: error instanceof Error ? error.message : String(error) });
  }
}

function asJson(match: Match): string {
  const { game, rules, options, seats } = match.header;
  const outcome = match.game.outcome(match.state);
  const result = {
    game,
    rules,
    options,
    seats,
    entries: match.entries.length,
    hash: match.hash(),
    over: outcome !== undefined,
    scores: match.game.scores(match.state),
    ...(outcome && { ranking: outcome.ranking, winners: outcome.winners }),
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}

const told = async (match: Match): Promise<readonly string[]> => [...story(match, await loadWords('en')), ''];

function asText(match: Match, told: readonly string[]): string {
  const { game, rules, options, seats } = match.header;
  const shown = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const lines = [
    word('replay.title', { game, seats, rules, entries: match.entries.length }),
    word('replay.options', { options: shown }),
    '',
    ...told,
    ...scoreTable(match.game.scores(match.state)),
    '',
    ending(match, match.game.outcome(match.state)),
    word('replay.hash', { hash: match.hash() }),
  ];
  return `${lines.join('\n')}\n`;
}

function ending(match: Match, outcome: Outcome | undefined): string {
  if (outcome === undefined) return word('replay.open', { waiting: match.game.toAct(match.state).map(nameOf) });
  if (outcome.winners.length === 0) return word('replay.lost');
  return word('replay.over', { winners: outcome.winners.map(nameOf) });
}

const nameOf = (seat: Score['seat']): string =>
  seat === 'rival' ? word('replay.rival') : word('replay.seat', { number: seat + 1 });

/** One column per seat, one line per category. */
function scoreTable(scores: readonly Score[]): readonly string[] {
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score.categories)))];
  const rows = categories.map((category) => [
    category,
    ...scores.map((score) => String(score.categories[category] ?? 0)),
  ]);
  const totals = [word('replay.total'), ...scores.map(({ total }) => String(total))];
  return table(['', ...scores.map(({ seat }) => nameOf(seat))], [...rows, totals]);
}
