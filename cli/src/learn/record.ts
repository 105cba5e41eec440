import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contest, Fit, Learned, PolicyFit } from '@moonstaff/bots/learn';

const ROOT = join(import.meta.dirname, '../../..');

/** What one generation learned, and whether it was kept. */
export interface Generation extends Omit<Fit, 'weights'> {
  readonly generation: number;
  readonly games: number;
  /** Against the generation before it, or hand-set weights: two skilled players. */
  readonly contest: Contest;
  readonly kept: boolean;
}

/** A run of `npm run learn`, as it's kept in `bots/results`. */
export interface LearnRun {
  readonly game: string;
  readonly seed: string;
  /** Games that each generation plays, and shuffles on which it has to prove itself. */
  readonly games: number;
  readonly pairs: number;
  /** Games that the forecast learned from. */
  readonly forecasts: number;
  /** Solo games that taught what the chance to win alone depends on. */
  readonly alone?: number;
  readonly generations: readonly Generation[];
  /** What came of learning which actions skilled players prefer. */
  readonly policy?: Omit<PolicyFit, 'weights'>;
}

export const lessonFolder = (game: string, name: string): string => join(ROOT, 'learning', game, name);
const weightsFile = (game: string, generation: number): string =>
  join(ROOT, 'learning', game, `weights-${generation}.txt`);
const runFile = (game: string): string => join(ROOT, 'bots/results', `learn-${game}.json`);
const learnedFile = (game: string): string => join(ROOT, 'bots/src', game, 'learned.ts');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A run that is kept. */
export const runOf = (game: string): LearnRun | undefined =>
  existsSync(runFile(game)) ? JSON.parse(readFileSync(runFile(game), 'utf8')) : undefined;

/** The run so far; empty if it was made in another way. */
export function keptRun(fresh: LearnRun): LearnRun {
  const run = runOf(fresh.game);
  return run?.seed === fresh.seed && run.games === fresh.games && run.pairs === fresh.pairs ? run : fresh;
}

/** The command that makes a run. */
export function commandOf({ game, seed, games, pairs, forecasts, alone, generations }: LearnRun): string {
  const counts = { generations: generations.length, games, pairs, forecasts, ...(alone !== undefined && { alone }) };
  const words = Object.entries(counts).map(([name, count]) => `--${name} ${count}`);
  return `npm run learn -- --game ${game} ${words.join(' ')} --seed ${seed}`;
}

export const writeRun = (run: LearnRun): void => write(runFile(run.game), `${JSON.stringify(run, undefined, 2)}\n`);

export const readWeights = (game: string, generation: number): string | undefined =>
  existsSync(weightsFile(game, generation)) ? readFileSync(weightsFile(game, generation), 'utf8') : undefined;

export const writeWeights = (game: string, generation: number, weights: string): void =>
  write(weightsFile(game, generation), weights);

/** The module that a master and the forecast load. */
export function writeLearned(game: string, { by, generations, weights, policy, outlook }: Learned): void {
  // As the formatter writes it: a long text has a line of its own, unless its name is very short.
  const text = (indent: string, name: string, value: string): string => {
    const line = `${indent}${name}: '${value}',`;
    return line.length <= 120 || name.length <= 2 ? line : `${indent}${name}:\n${indent}  '${value}',`;
  };
  const lines = [
    `import type { Learned } from '../learned/learned.ts';`,
    '',
    '/** Made by the command it names. */',
    'export const learned: Learned = {',
    text('  ', 'by', by),
    `  generations: ${generations},`,
    text('  ', 'weights', weights),
    ...(policy === undefined ? [] : [text('  ', 'policy', policy)]),
    '  outlook: {',
    text('    ', 'weights', outlook.weights),
    text('    ', 'points', outlook.points),
    text('    ', 'spreads', outlook.spreads),
    text('    ', 'rivalries', outlook.rivalries),
    text('    ', 'alone', outlook.alone),
    '  },',
    '};',
  ];
  write(learnedFile(game), `${lines.join('\n')}\n`);
}
