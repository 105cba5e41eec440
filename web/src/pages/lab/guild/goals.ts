import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';

/** A goal of the position, and who has completed it: `{red: first}`. */
export interface GoalAt {
  readonly id: string;
  readonly met: { readonly [seat: string]: string };
}

const isFields = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The goals from left to right. */
export function goalsAt(facts: Json): readonly GoalAt[] {
  const all = partAt(facts, ['goals']);
  if (!Array.isArray(all)) return [];
  return all.filter(isFields).map(({ id, met }) => ({
    id: String(id),
    met: isFields(met) ? Object.fromEntries(Object.entries(met).map(([seat, reward]) => [seat, String(reward)])) : {},
  }));
}

/** As a file has them: only the id if nobody has completed it. */
export const writtenGoals = (goals: readonly GoalAt[]): Json =>
  goals.map(({ id, met }): Json => (Object.keys(met).length === 0 ? id : { id, met: { ...met } }));

/** The goals with another one at this place. One that's already there changes places. */
export function replacedGoal(goals: readonly GoalAt[], place: number, id: string): readonly GoalAt[] {
  const there = goals[place];
  if (there === undefined) return goals;
  const before = goals.findIndex((one) => one.id === id);
  const other = goals[before];
  return (other === undefined ? goals : goals.with(before, there)).with(place, other ?? { id, met: {} });
}

export const withGoalAt = (draft: Draft, facts: Json, place: number, id: string): Draft =>
  withPart(draft, ['goals'], writtenGoals(replacedGoal(goalsAt(facts), place, id)));
