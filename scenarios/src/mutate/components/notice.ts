import type { ScenarioAdapter } from '../../adapter.ts';
import { run } from '../../run.ts';
import type { Scenario } from '../../scenario.ts';
import { type Mutation, mutationsOf, vocabularyOf } from './mutation.ts';

/** All changes to the components of a game. The same in every thread, in the same order. */
export function allMutations({ components }: ScenarioAdapter, only?: string): readonly Mutation[] {
  const vocabulary = vocabularyOf(components);
  return components
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((component) => mutationsOf(component, vocabulary));
}

/** What noticed a change: the title of a scenario, or the game itself when its data no longer loads. */
export type Notice = { readonly by: string } | undefined;

const BY_LOADING = 'the check on load';

/** Makes the change and runs scenarios until one fails; those that mention the component come first. */
export function notice(mutation: Mutation, scenarios: readonly Scenario[], adapter: ScenarioAdapter): Notice {
  const ordered = byMention(scenarios, mutation.id);
  for (const way of mutation.ways) {
    const noticed = noticeWay(way, ordered, adapter);
    if (noticed !== undefined) return noticed;
  }
  return undefined;
}

/**
 * What the game derives from its components is rebuilt before the scenarios, not after: the next change
 * does it anyway.
 */
function noticeWay(way: () => () => void, scenarios: readonly Scenario[], adapter: ScenarioAdapter): Notice {
  const undo = way();
  try {
    try {
      adapter.refresh?.();
    } catch {
      return { by: BY_LOADING };
    }
    const failed = scenarios.find((scenario) => run(scenario, adapter).length > 0);
    return failed && { by: failed.title };
  } finally {
    undo();
  }
}

function byMention(scenarios: readonly Scenario[], id: string): readonly Scenario[] {
  const { near = [], far = [] } = Object.groupBy(scenarios, ({ text }) => (text.includes(id) ? 'near' : 'far'));
  return [...near, ...far];
}
