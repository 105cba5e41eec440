import type { Moment } from '../moment.ts';

/** The events that tell of an action itself, not of what came of it. */
const ACTIONS = ['explore', 'village', 'trade', 'keep', 'use', 'decline', 'nextStep', 'next', 'done'].map(
  (type) => `guild.event.${type}`,
);

/** The space explored last, if undo would take that back. */
export function lastPlaced({ canUndo, log, view }: Moment): string | undefined {
  if (!canUndo) return undefined;
  const last = log.findLast(({ seat, phrase }) => seat === view.viewer && ACTIONS.includes(phrase.key));
  return last?.phrase.key === 'guild.event.explore' ? String(last.phrase.args['field']) : undefined;
}
