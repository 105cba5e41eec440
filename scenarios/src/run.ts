import { type GameEvent, Match } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import { begin, perform } from './begin.ts';
import { type Finding, finding } from './fault.ts';
import { momentOf } from './moment.ts';
import type { Scenario } from './scenario.ts';
import { whole, wordless } from './spoken.ts';

/** Plays a scenario. Returns what's wrong with it or with the game; nothing if it holds. */
export function run(scenario: Scenario, adapter: ScenarioAdapter): readonly Finding[] {
  let line = scenario.line;
  try {
    const match = begin(scenario, adapter);
    if (!(match instanceof Match)) return [match];
    let events: readonly GameEvent[] = [];
    for (const step of scenario.steps) {
      line = step.line;
      if (step.kind === 'then') {
        const moment = momentOf(adapter, match, scenario.seats, events);
        const findings = step.checks.flatMap((check) => check(moment));
        if (findings.length > 0) return findings;
        events = [];
      } else {
        const result = perform(step, scenario, adapter, match);
        if ('key' in result) return [result];
        // Events of undo are phrases of the kernel.
        const unsaid = step.kind === 'act' ? wordless(adapter.game, line, result.map(whole)) : [];
        if (unsaid.length > 0) return unsaid;
        events = [...events, ...result];
      }
    }
    return [];
  } catch (error) {
    // If a rule crashes, the scenario has failed. The others are still worth running.
    return [
      finding(line, 'step.crash', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    ];
  }
}
