import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadForecaster, mindFor } from '@moonstaff/bots';
import { type Calibration, calibrationOf, type Lesson, loadLearned, loreOf } from '@moonstaff/bots/learn';
import { fastRandom } from '@moonstaff/kernel';
import { type LessonPlan, lessonName, playLessons } from './lessons.ts';
import { lessonFolder } from './record.ts';
import { lessonsIn } from './shards.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** How good the forecast of a game is, as it's kept in `bots/results`. */
export interface KeptCalibration {
  readonly game: string;
  readonly by: string;
  /** All games, and the few that a test looks at each time. */
  readonly all: Calibration;
  readonly sample: Calibration;
}

/** How many games the test looks at. */
const SAMPLE = 40;

const resultFile = (game: string): string => join(ROOT, 'bots/results', `calibration-${game}.json`);
export const chartFile = (game: string): string => join(ROOT, 'docs', `forecast-${game}.svg`);
const sampleFile = (game: string): string => join(ROOT, 'cli/test/fixtures', `forecast-${game}.jsonl.gz`);

export const keptCalibration = (game: string): KeptCalibration | undefined =>
  existsSync(resultFile(game)) ? JSON.parse(readFileSync(resultFile(game), 'utf8')) : undefined;

/** Plays games that nothing was learned from, and compares what the forecast said with how they ended. */
export async function calibrate(plan: LessonPlan, by: string, note: (line: string) => void): Promise<KeptCalibration> {
  const { game, games } = plan;
  const { weights } = await loadLearned(game);
  const name = lessonName('calibration', weights);
  await playLessons(plan, name, weights, note);
  const folder = lessonFolder(game, name);
  const text = [...lessonsIn(folder, SAMPLE)].map((lesson) => `${JSON.stringify(lesson)}\n`).join('');
  mkdirSync(dirname(sampleFile(game)), { recursive: true });
  writeFileSync(sampleFile(game), gzipSync(text, { level: 9 }));
  const measure = await measureOf(game);
  const kept = { game, by, all: measure(lessonsIn(folder, games)), sample: measure(lessonsIn(folder, SAMPLE)) };
  writeFileSync(resultFile(game), `${JSON.stringify(kept, undefined, 2)}\n`);
  return kept;
}

/** The games that the test looks at. */
export const sampleLessons = (game: string): readonly Lesson[] =>
  gunzipSync(readFileSync(sampleFile(game)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export async function measureOf(game: string): Promise<(lessons: Iterable<Lesson>) => Calibration> {
  const mind = mindFor(game);
  const lore = loreOf(game);
  const forecaster = await loadForecaster(game);
  return (lessons) =>
    calibrationOf(mind.game, forecaster, lessons, (view) => lore.stage(mind.game.imagine(view, fastRandom(0))));
}
