import type { Change } from './outlook.ts';

/** How a turn compares with the best one found, from as good down to much worse. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;

export type Grade = (typeof GRADES)[number];

/** From which cost on a turn gets a grade, in points and in chance to win. The worse of the two counts. */
const FROM: { readonly [G in Exclude<Grade, 'best'>]: Change } = {
  fine: { points: 0.3, chance: 0.005 },
  inaccuracy: { points: 1.5, chance: 0.04 },
  mistake: { points: 3, chance: 0.08 },
  blunder: { points: 6, chance: 0.16 },
};

/** What a grade takes. */
export const costOf = (grade: Exclude<Grade, 'best'>): Change => FROM[grade];

/** Where hardly anything changes who wins, points are no blunder; alone, they're all there is. */
export function gradeFor(cost: Change, isAlone = false): Grade {
  const reaches = (grade: Exclude<Grade, 'best'>): boolean =>
    cost.points >= FROM[grade].points || cost.chance >= FROM[grade].chance;
  const grade = (['blunder', 'mistake', 'inaccuracy', 'fine'] as const).find(reaches) ?? 'best';
  return grade === 'blunder' && !isAlone && cost.chance < FROM.inaccuracy.chance ? 'mistake' : grade;
}
