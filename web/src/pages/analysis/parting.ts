import type { JudgedTurn } from '@moonstaff/bots/analysis';
import { type ActionShape, type Entry, same } from '@moonstaff/kernel';

/** Where the better turn and the one played go different ways: the first action of each that the other doesn't have there. */
export function parting(
  entries: readonly Entry[],
  turn: JudgedTurn | undefined,
): { readonly played?: ActionShape; readonly best?: ActionShape } {
  if (turn?.better === undefined) return {};
  const { at, actions } = turn.better;
  const played = entries
    .slice(at, turn.end)
    .flatMap((entry) => (entry.kind === 'act' && entry.seat === turn.seat ? [entry.action as ActionShape] : []));
  const index = actions.findIndex((action, i) => !same(action, played[i]));
  const [own, best] = [played[index], actions[index]];
  return { ...(own && { played: own }), ...(best && { best }) };
}
