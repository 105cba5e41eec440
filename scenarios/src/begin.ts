import { type AnyGame, type GameEvent, Match, type Phrase, Refusal, seedFrom } from '@moonstaff/kernel';
import type { ScenarioAdapter } from './adapter.ts';
import { choose } from './choose.ts';
import { type Finding, finding } from './fault.ts';
import { momentOf } from './moment.ts';
import { lineAt } from './place.ts';
import type { Scenario, Step } from './scenario.ts';

/** The game, but set up as a scenario gives it. */
export const arranged = (adapter: ScenarioAdapter, parts: Scenario['parts'], seats: readonly string[]): AnyGame =>
  Object.assign(Object.create(adapter.game), {
    setup: (...table: Parameters<AnyGame['setup']>) => {
      const state = adapter.game.setup(...table);
      if (Object.keys(parts).length > 0) adapter.arrange(state, parts, seats);
      return state;
    },
  });

/** A match whose set-up includes what the scenario gives. */
export function begin(scenario: Scenario, adapter: ScenarioAdapter): Match | Finding {
  const { parts, seats, options, seed, version } = scenario;
  try {
    return Match.start(arranged(adapter, parts, seats), {
      seats: seats.length,
      options,
      seed: seedFrom(seed),
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

/** A step in which something is done. */
export type Deed = Exclude<Step, { readonly kind: 'then' }>;

/** Does what a step says. */
export function perform(
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
