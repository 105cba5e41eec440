/** Lost Ruins of Arnak: its rules, its components and the language of their effects. */
export type * from './action.ts';
export type { Bringer } from './actions/bringing.ts';
export { type PricedAction, pricedActions } from './actions/priced.ts';
export { actionsOf, type WayToPay, waysToPay } from './actions/ways.ts';
export { isDiscovered, isDiscoveredAt } from './board.ts';
export { type DoubtId, doubts } from './data/doubtful.ts';
export * from './data/index.ts';
export type * from './effects/language.ts';
export { RESOURCES, TRAVEL_ICONS } from './effects/language.ts';
export type { ArnakThing } from './explain.ts';
export { type Frame, isHeld, openQuestion, type Question, type Token } from './frames.ts';
export { arnak } from './game.ts';
export type { ArnakOptions } from './options.ts';
export { phrases } from './phrases.ts';
export { prompt } from './prompt.ts';
export { CATEGORIES, pointsShown, researchPoints, rivalTotal, totalOf } from './score.ts';
export type * from './state.ts';
export type * from './view.ts';
