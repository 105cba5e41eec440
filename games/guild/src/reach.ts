import { at } from '@moonstaff/kernel';
import type { InvestigateCardId } from './data/investigate-cards.ts';
import { boardOf } from './imagine.ts';
import { mapOf } from './map/registry.ts';
import { explorable } from './play/may-explore.ts';
import { begin } from './play/turn.ts';
import type { GuildView } from './view.ts';

/** The spaces this Investigate card would let the viewer explore first, if it were carried out now. */
export function reach(view: GuildView, card: InvestigateCardId): readonly string[] {
  if (view.viewer === 'spectator') return [];
  const map = mapOf(view);
  const player = at(view.players, view.viewer);
  const pieces = { board: boardOf(map, player), explorers: player.supply.explorers };
  return explorable(view, map, pieces, begin(card)).map((space) => at(map.spaces, space).id);
}
