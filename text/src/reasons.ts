import type { Words } from './words.ts';

/** What can be counted with a sign before it, and the message for it. */
const COUNTED = {
  coins: 'analysis.coins',
  compass: 'analysis.compass',
  tablet: 'analysis.tablet',
  arrowhead: 'analysis.arrowhead',
  jewel: 'analysis.jewel',
  handCards: 'analysis.handCards',
  archaeologists: 'analysis.archaeologists',
  assistants: 'analysis.assistants',
  readyAssistants: 'analysis.readyAssistants',
  goldAssistants: 'analysis.goldAssistants',
  boons: 'analysis.boons',
  guardians: 'analysis.guardians',
  nearSpaces: 'analysis.nearSpaces',
  openRegionSpaces: 'analysis.openRegionSpaces',
  villages: 'analysis.villages',
  goalSteps: 'analysis.goalSteps',
} as const;

/** Something one turn brings more than another: points of a category of the score sheet, or something else that counts. */
type ReasonToTell = ({ readonly score: string } | { readonly holding: keyof typeof COUNTED }) & {
  readonly more: number;
};

/** "+2 compasses", "−1 card in hand", "+5 points (guardians)"; in a game that counts coins, "+8 coins (trade routes)". */
export function reasonWords(reason: ReasonToTell, words: Words, unit: 'points' | 'coins' = 'points'): string {
  const sign = reason.more < 0 ? '−' : '+';
  const n = Math.abs(reason.more);
  return 'score' in reason
    ? words.t('analysis.score', { unit, sign, n, category: words.name('category', reason.score) })
    : words.t(COUNTED[reason.holding], { sign, n });
}
