export type { Component, Doubt, ScenarioAdapter } from './adapter.ts';
export { Fault, type Finding } from './fault.ts';
export { type Reading, readFile, runWith, scenarioFiles } from './files.ts';
export { ADAPTERS } from './games.ts';
export { nearWord } from './near.ts';
export { run } from './run.ts';
export { readScenarios, type Scenario } from './scenario.ts';
export { brief, say } from './words.ts';
