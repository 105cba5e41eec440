/** Lost Ruins of Arnak: its components, its effect language and its rules. */
export * from './data/index.ts';
export type * from './effects/language.ts';
export { RESOURCES, TRAVEL_ICONS } from './effects/language.ts';
