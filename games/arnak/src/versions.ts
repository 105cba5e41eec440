/**
 * What the versions of these rules do differently. A table goes on by the version it began with, so that its log replays.
 *
 * Version 2 is exact where version 1 was not: one effect refreshes each assistant once (A-EFF-12); Tent and
 * Stone Key wait for a free action that could open a site or fill a slot (A-FREE-4); a stack that only one
 * player may see is always asked about (A-INF-2); a discovery is offered only if it can be completed
 * (A-DISC-3); scarce Fear cards go round in turn order (A-EOR-2).
 */
import type { ArnakState } from './state.ts';

export const isFirstVersion = ({ rules }: ArnakState): boolean => rules === 1;
