import { mindFor, tablesOf } from '@moonstaff/bots';
import {
  type Contest,
  contestOf,
  decodeFloats,
  encodeFloats,
  fatesOf,
  fitOdds,
  fitOutlook,
  fitPolicy,
  fitValue,
  type Lesson,
  loadLearned,
  loreOf,
  momentsOf,
  type PolicyFit,
  samplesOf,
} from '@moonstaff/bots/learn';
import { at } from '@moonstaff/kernel';
import { runTasks } from '@moonstaff/threads';
import { type LessonPlan, lessonName, playLessons } from './lessons.ts';
import {
  commandOf,
  keptRun,
  type LearnRun,
  lessonFolder,
  readWeights,
  writeLearned,
  writeRun,
  writeWeights,
} from './record.ts';
import { lessonsIn } from './shards.ts';
import type { Knowledge, start } from './worker.ts';

/** How a run is to be made. */
export interface Plan extends LessonPlan {
  readonly generations: number;
  /** Shuffles on which each has to prove itself. */
  readonly pairs: number;
  /** Games that the forecast learns from. The value hasn't seen them. */
  readonly forecasts: number;
  /** Solo games that teach what the chance to win alone depends on. */
  readonly alone: number;
}

type Note = (line: string) => void;

const MODULE = new URL('./worker.ts', import.meta.url);

/** Learns generation after generation, and goes on where an earlier run stopped. */
export async function learn(plan: Plan, note: Note): Promise<void> {
  const { game, seed, games, pairs, forecasts, alone } = plan;
  const fresh: LearnRun = { game, seed, games, pairs, forecasts, alone, generations: [] };
  const earlier = keptRun(fresh);
  let run: LearnRun = { ...earlier, forecasts, alone };
  let best: Knowledge = 'hand-set';
  /** The first generation whose games were played with the best weights so far. */
  let since = 0;
  let latest = '';
  for (let generation = 0; generation < plan.generations; generation++) {
    const known = run.generations[generation];
    const weights = readWeights(game, generation);
    if (known === undefined || weights === undefined) {
      await playLessons(plan, lessonName(generation, best), best, note);
      const made = teach(plan, { since, generation }, best, note);
      const encoded = encodeFloats(made.weights);
      const contest = await compete(plan, generation, encoded, best, note);
      const kept = contest.isBetter;
      note(`generation ${generation}: ${contest.ahead.mean.toFixed(2)} points ahead, ${kept ? 'kept' : 'dropped'}`);
      const { weights: _, ...figures } = made;
      latest = encoded;
      writeWeights(game, generation, encoded);
      run = {
        ...run,
        generations: [
          ...run.generations.slice(0, generation),
          { generation, games: plan.games, ...figures, contest, kept },
        ],
      };
      writeRun(run);
      if (kept) best = encoded;
    } else {
      latest = weights;
      if (known.kept) best = weights;
    }
    if (run.generations[generation]?.kept === true) since = generation + 1;
  }
  const learnedPolicy = policyOf(plan, note);
  if (learnedPolicy !== undefined) {
    const { weights: _, ...figures } = learnedPolicy;
    run = { ...run, policy: figures };
  }
  writeRun(run);
  const { outlook: kept } = await loadLearned(game);
  // What solo games teach can change while the rest of the forecast stays as it is.
  const stays = earlier.generations.length > 0 && earlier.forecasts === forecasts && kept.weights === latest;
  const outlook = stays ? kept : await outlookOf(plan, best, latest, note);
  writeLearned(game, {
    by: commandOf(run),
    generations: run.generations.filter(({ kept }) => kept).length,
    weights: best === 'hand-set' ? encodeFloats(loreOf(game).prior()) : best,
    ...(learnedPolicy && { policy: encodeFloats(learnedPolicy.weights) }),
    outlook: { ...outlook, alone: await oddsOf(plan, best, latest, note) },
  });
}

/** A generation that was dropped had the same teachers as the one after it, so that its games count again. */
function teach(
  { game, games }: Plan,
  { since, generation }: { readonly since: number; readonly generation: number },
  best: Knowledge,
  note: Note,
) {
  const lore = loreOf(game);
  const lessons: Lesson[] = [];
  for (let one = since; one <= generation; one++) {
    lessons.push(...lessonsIn(lessonFolder(game, lessonName(one, best)), games));
  }
  const samples = samplesOf(mindFor(game), lore, lessons);
  note(`generation ${generation}: ${samples.size} positions`);
  return fitValue(
    samples,
    best === 'hand-set' ? lore.prior() : Float64Array.from(decodeFloats(best)),
    lore.layout,
    undefined,
    note,
  );
}

async function compete(plan: Plan, generation: number, first: string, second: Knowledge, note: Note): Promise<Contest> {
  const { game, seed, pairs, jobs } = plan;
  const tables = tablesOf(game);
  const tasks = Array.from({ length: pairs }, (_, i) => ({
    pairing: { seed: `${seed} contest ${generation} ${i}`, options: at(tables, i % tables.length) },
  }));
  let played = 0;
  const done = await runTasks<typeof start>({ module: MODULE, threads: jobs, setup: { game, first, second } }, tasks, {
    name: (task) => ('pairing' in task ? task.pairing.seed : game),
    done: () => {
      played++;
      if (played % 10 === 0) note(`generation ${generation}: contest, ${played} of ${pairs} pairs`);
    },
  });
  return contestOf(done.flatMap((one) => ('pair' in one ? [one.pair] : [])));
}

/** Most of what a game's moves can teach is in a few hundred games. */
const POLICY_GAMES = 1000;

/** Which actions the players of the first generation's games preferred. */
function policyOf({ game, games }: Plan, note: Note): PolicyFit | undefined {
  const { policy } = loreOf(game);
  if (policy === undefined) return undefined;
  const folder = lessonFolder(game, lessonName(0, 'hand-set'));
  const made = fitPolicy(mindFor(game).game, policy, lessonsIn(folder, Math.min(games, POLICY_GAMES)));
  note(`policy: the same action in ${(100 * made.same).toFixed(1)}% of ${made.choices} choices`);
  return made;
}

/** Games for one purpose, played by the best so far. Those played before are only read. */
async function lessonsFor(purpose: string, plan: Plan, best: Knowledge, note: Note) {
  const name = lessonName(purpose, best);
  await playLessons(plan, name, best, note);
  return lessonsIn(lessonFolder(plan.game, name), plan.games);
}

async function outlookOf(plan: Plan, best: Knowledge, latest: string, note: Note) {
  const { game, forecasts } = plan;
  const lore = loreOf(game);
  const weights = decodeFloats(latest);
  const moments = [];
  for (const lesson of await lessonsFor('forecast', { ...plan, games: forecasts }, best, note)) {
    moments.push(...momentsOf(mindFor(game), lore, weights, lesson));
  }
  return fitOutlook(lore, weights, moments);
}

/** What the chances of a solo game depend on. */
async function oddsOf(plan: Plan, best: Knowledge, latest: string, note: Note): Promise<string> {
  const { game, alone } = plan;
  const lore = loreOf(game);
  const weights = decodeFloats(latest);
  const fates = [];
  for (const lesson of await lessonsFor('alone', { ...plan, games: alone, solo: true }, best, note)) {
    fates.push(...fatesOf(mindFor(game), lore, weights, lesson));
  }
  return encodeFloats(fitOdds(lore, fates));
}
