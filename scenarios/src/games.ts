import type { ScenarioAdapter } from './adapter.ts';
import { sampleScenario } from './sample.ts';

/** Every game scenarios can be about, by its id. */
export const ADAPTERS: ReadonlyMap<string, ScenarioAdapter> = new Map(
  [sampleScenario].map((adapter) => [adapter.game.id, adapter]),
);
