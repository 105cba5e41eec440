export { choose, judge } from './choose.ts';
export type { AnyMind, Mind } from './mind.ts';
export { mindFor } from './minds.ts';
export { type Judged, type Level, levels, type Question } from './question.ts';
export type { Budget } from './search/budget.ts';
export { type Entrant, type Played, playFixture } from './tournament/play.ts';
export { type Fixture, schedule } from './tournament/schedule.ts';
export { type Mean, meanOf, type Share, shareOf } from './tournament/stats.ts';
export { type Standing, standings } from './tournament/table.ts';
