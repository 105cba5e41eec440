/** What an analysis says, without what it takes to make one: for pages that only show it. */
export { openTurns, type TurnStart, withTurn } from './analyse.ts';
export { GRADES, type Grade } from './grade.ts';
export type { Change, Outlook } from './outlook.ts';
export { type Analysis, type BetterTurn, HOLDINGS, type JudgedTurn, PRESET_TRIES, type Reason } from './result.ts';
export { luckIn, type SeatSummary, summaryOf } from './summary.ts';
