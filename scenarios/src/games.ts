import { scenario as arnak } from '@moonstaff/arnak/scenario';
import type { GameId } from '@moonstaff/catalogue';
import { scenario as guild } from '@moonstaff/guild/scenario';
import type { ScenarioAdapter } from './adapter.ts';
import { sampleScenario } from './sample.ts';

/** The same adapter, with fields that only group components and have no effect on the rules. */
const sortedBy = (adapter: ScenarioAdapter, fieldsWithoutRules: readonly string[]): ScenarioAdapter => ({
  ...adapter,
  components: adapter.components.map((component) => ({ fieldsWithoutRules, ...component })),
});

const CATALOGUED: { readonly [Id in GameId]: ScenarioAdapter } = {
  arnak,
  guild: sortedBy(guild, ['group', 'map']),
};

/** Every game scenarios can be about, by its id: those of the catalogue, and the kernel's small one. */
export const ADAPTERS: ReadonlyMap<string, ScenarioAdapter> = new Map(
  Object.entries({ ...CATALOGUED, sample: sampleScenario }),
);
