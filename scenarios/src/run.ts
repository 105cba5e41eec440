import { type AnyGame, type GameEvent, Match, type Phrase, Refusal, seedFrom } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import { choose } from './choose.ts';
import { type Finding, finding } from './fault.ts';
import { momentOf } from './moment.ts';
import { lineAt } from './place.ts';
import type { Scenario, Step } from './scenario.ts';
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

/** A match whose set-up includes what the scenario gives. */
function begin(scenario: Scenario, adapter: ScenarioAdapter): Match | Finding {
  const { parts, seats, options, version } = scenario;
  const arranged: AnyGame = Object.assign(Object.create(adapter.game), {
    setup: (...table: Parameters<AnyGame['setup']>) => {
      const state = adapter.game.setup(...table);
      if (Object.keys(parts).length > 0) adapter.arrange(state, parts, seats);
      return state;
    },
  });
  try {
    return Match.start(arranged, {
      seats: seats.length,
      options,
      seed: seedFrom(scenario.seed),
      ...(version !== undefined && { rules: version }),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return finding(lineAt(scenario.given, pathOf(error.phrase)), 'given.refused', reason(error.phrase));
  }
}

/** The place within `given` that a refusal is about. */
function pathOf({ key, args }: Phrase): string {
  if (key === 'table.seats') return 'seats';
  if (key === 'log.rules') return 'version';
  return key.startsWith('options.') ? `options.${args['name']}` : String(args['path'] ?? '');
}

type Deed = Exclude<Step, { readonly kind: 'then' }>;

function perform(
  step: Deed,
  { seats }: Scenario,
  adapter: ScenarioAdapter,
  match: Match,
): readonly GameEvent[] | Finding {
  try {
    if (step.kind !== 'act') return match[step.kind](step.seat);
    const choice = choose(momentOf(adapter, match, seats, []), step.seat, step.pattern);
    return 'wrong' in choice ? choice.wrong : match.act(step.seat, choice.action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return finding(step.line, 'step.refused', { seat: seats[step.seat] ?? '', ...reason(error.phrase) });
  }
}

const reason = ({ key, args }: Phrase): { readonly why: { readonly key: string; readonly args: Phrase['args'] } } => ({
  why: { key, args },
});
