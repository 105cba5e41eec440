import { ADAPTERS } from '../../games.ts';
import { scenariosOf } from '../../project.ts';
import { run } from '../../run.ts';
import type { Mutation } from './mutation.ts';
import { allMutations } from './notice.ts';
import { noticeAll } from './pool.ts';
import type { Assignment } from './worker.ts';

const PATIENCE_MS = 60_000;

interface Change {
  readonly kind: string;
  readonly id: string;
  readonly path: string;
  readonly change: string;
}

export interface Report {
  readonly game: string;
  readonly scenarios: number;
  readonly changes: number;
  readonly seconds: number;
  readonly survivors: readonly Change[];
  readonly noticed: readonly (Change & { readonly by: string })[];
  /** Scenarios that fail before anything is changed; nothing can be learnt then. */
  readonly failing: readonly string[];
}

/** Makes every change to the components of a game, and says which scenario noticed it. */
export async function reportOn(
  assignment: Assignment,
  threads: number,
  progress: (done: number, total: number) => void,
): Promise<Report> {
  const { game, only, folder } = assignment;
  const began = performance.now();
  const adapter = ADAPTERS.get(game);
  const scenarios = scenariosOf(game, folder);
  const mutations = adapter === undefined ? [] : allMutations(adapter, only);
  const failing =
    adapter === undefined
      ? []
      : scenarios.filter((scenario) => run(scenario, adapter).length > 0).map(({ title }) => title);
  const notices =
    failing.length > 0
      ? []
      : await noticeAll(assignment, mutations.length, {
          threads,
          patienceMs: PATIENCE_MS,
          progress: (done) => progress(done, mutations.length),
        });
  const changes = failing.length > 0 ? [] : mutations.map((one, i) => ({ ...plain(one), by: notices[i]?.by }));
  return {
    game,
    scenarios: scenarios.length,
    changes: mutations.length,
    seconds: (performance.now() - began) / 1000,
    survivors: changes.filter(({ by }) => by === undefined).map(plain),
    noticed: changes.flatMap(({ by, ...change }) => (by === undefined ? [] : [{ ...change, by }])),
    failing,
  };
}

const plain = ({ kind, id, path, change }: Change | Mutation): Change => ({ kind, id, path, change });

export function asText({ game, scenarios, changes, seconds, survivors, noticed }: Report, isList: boolean): string {
  const line = ({ kind, id, path, change }: Change): string => `  ${kind} ${id}  ${path}  ${change}`;
  return [
    ...(isList ? noticed.map((change) => `${line(change)}  noticed by: ${change.by}`) : []),
    ...survivors.map((change) => `${line(change)}  NOT NOTICED`),
    `${game}: ${changes} changes, ${scenarios} scenarios, ${survivors.length} not noticed (${seconds.toFixed(0)} s)`,
    '',
  ].join('\n');
}
