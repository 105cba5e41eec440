import { Match } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import { begin, perform } from './begin.ts';
import type { Finding } from './fault.ts';
import type { Scenario } from './scenario.ts';

/** The match after everything a scenario does, whatever it expects of it; or why that can't be done. */
export function played(scenario: Scenario, adapter: ScenarioAdapter): Match | Finding {
  const match = begin(scenario, adapter);
  if (!(match instanceof Match)) return match;
  for (const step of scenario.steps) {
    if (step.kind === 'then') continue;
    const result = perform(step, scenario, adapter, match);
    if ('key' in result) return result;
  }
  return match;
}
