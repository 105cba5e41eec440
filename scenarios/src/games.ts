import { scenario as guild } from '@moonstaff/guild/scenario';
import type { ScenarioAdapter } from './adapter.ts';
import { sampleScenario } from './sample.ts';

/** Every game scenarios can be about, by its id. */
export const ADAPTERS: ReadonlyMap<string, ScenarioAdapter> = new Map(
  [guild, sampleScenario].map((adapter: ScenarioAdapter) => [adapter.game.id, adapter]),
);
