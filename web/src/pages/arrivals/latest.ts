import type { TableSummary } from '@moonstaff/client';
import type { SavedGame } from '../../table/engine/saved.ts';

/**
 * Which game "continue" means: a table at the server that waits for me, otherwise the last one on this device, otherwise
 * any at the server. Nothing if there's no game going on.
 */
export function latestGame(
  device: readonly Pick<SavedGame, 'id' | 'over' | 'changed'>[],
  server: readonly Pick<TableSummary, 'id' | 'yourTurn'>[],
): readonly ['house' | 'table', string] | undefined {
  const waiting = server.find(({ yourTurn }) => yourTurn);
  if (waiting !== undefined) return ['house', waiting.id];
  const [last] = device.filter(({ over }) => !over).sort((a, b) => b.changed - a.changed);
  if (last !== undefined) return ['table', last.id];
  const [other] = server;
  return other === undefined ? undefined : ['house', other.id];
}
