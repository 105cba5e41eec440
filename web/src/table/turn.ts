import type { Snapshot } from './source.ts';

export const nameOf = (now: Snapshot, seat: number): string => now.sitters[seat]?.name ?? '';

/** Whether the viewer plays at this table. Spectators don't get a player's buttons. */
export const isPlayer = (now: Snapshot): boolean => now.viewer !== 'spectator' && now.replay === undefined;

export const isMyTurn = (now: Snapshot): boolean =>
  isPlayer(now) && now.past === undefined && now.toAct.some((seat) => seat === now.viewer);
