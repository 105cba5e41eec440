import { arranged, begin, played, readScenarios, type Scenario, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import type { Example } from '../../../table/diagram/DiagramSource.ts';
import type { DiagramSpec } from './diagrams.ts';

/** The scenario of a diagram, in the text of its file. */
export function scenarioIn({ file, title }: DiagramSpec, text: string): Scenario {
  const found = readScenarios(file, text).find((one) => one.title.startsWith(title));
  if (found === undefined) throw new RangeError(`${file} has no scenario “${title}”`);
  return found;
}

/** A scenario as something to look at and to play. */
export function exampleOf(scenario: Scenario, adapter: ScenarioAdapter, nameOf: (seat: number) => string): Example {
  const match = played(scenario, adapter);
  if ('key' in match) throw new RangeError(`${scenario.title}: ${match.key}`);
  const { header, entries } = match;
  const beginning = begin(scenario, adapter);
  return {
    told: 'key' in beginning ? [] : (adapter.told?.(beginning.state) ?? []),
    game: arranged(adapter, scenario.parts, scenario.seats),
    rules: header.rules,
    options: header.options,
    seed: header.seed,
    names: scenario.seats.map((_, seat) => nameOf(seat)),
    entries,
  };
}
