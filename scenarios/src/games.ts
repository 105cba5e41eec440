import { scenario as arnak } from '@moonstaff/arnak/scenario';
import { scenario as guild } from '@moonstaff/guild/scenario';
import type { ScenarioAdapter } from './adapter.ts';
import { sampleScenario } from './sample.ts';

/** The same game; these fields of its components only say what belongs together. */
const sortedBy = (adapter: ScenarioAdapter, unruly: readonly string[]): ScenarioAdapter => ({
  ...adapter,
  components: adapter.components.map((component) => ({ unruly, ...component })),
});

/** Every game scenarios can be about, by its id. */
export const ADAPTERS: ReadonlyMap<string, ScenarioAdapter> = new Map(
  [arnak, sortedBy(guild, ['group', 'map']), sampleScenario].map((adapter: ScenarioAdapter) => [
    adapter.game.id,
    adapter,
  ]),
);
