export type { Component, ScenarioAdapter } from './adapter.ts';
