/** What pages need of scenarios: nothing of Node, and no game until it's asked for. */
import type { GameId } from '@moonstaff/catalogue';
import type { ScenarioAdapter } from './adapter.ts';

export type { ScenarioAdapter } from './adapter.ts';
export { arranged, begin } from './begin.ts';
export { type Draft, draftsIn, draftText, partAt, scenarioOf, withPart } from './draft.ts';
export { Fault, type Finding } from './fault.ts';
export { draftOfMoment, draftOfState } from './moment-draft.ts';
export { played } from './played.ts';
export type { Puzzle } from './puzzle.ts';
export { run } from './run.ts';
export { readScenarios, type Scenario } from './scenario.ts';
export { brief, say as sayFinding } from './words.ts';

const ADAPTERS: { readonly [Id in GameId]: () => Promise<ScenarioAdapter> } = {
  arnak: async () => (await import('@moonstaff/arnak/scenario')).scenario,
  guild: async () => (await import('@moonstaff/guild/scenario')).scenario,
};

export const loadAdapter = (game: GameId): Promise<ScenarioAdapter> => ADAPTERS[game]();
