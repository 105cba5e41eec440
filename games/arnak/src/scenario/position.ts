/** The inverse of `arrange`: a state between two actions as the parts of a scenario's `given`. */
import { at, type Json } from '@moonstaff/kernel';
import type { ArnakState, Player, Site } from '../state.ts';
import { belongingsOf, type Naming, namingOf, rivalParts, tableParts } from './parts.ts';

export function position(state: ArnakState, seats: readonly string[]): { readonly [part: string]: Json } {
  const name = namingOf(seats);
  return {
    ...tableParts(state, name),
    itemDeck: { only: [...state.itemDeck] },
    artifactDeck: { only: [...state.artifactDeck] },
    supply: state.supply.map((stack) => ({ only: [...stack] })),
    ...(state.options.board === 'snake' && { rescue: { only: [...state.rescue] } }),
    sites: Object.fromEntries(state.sites.map((site) => [site.id, siteOf(site, name)])),
    ...Object.fromEntries(state.players.map((player, seat) => [at(seats, seat), seatOf(player)])),
    ...(state.rival !== undefined && { rival: rivalParts(state.rival) }),
  };
}

/** A camp has no tile; a place that nobody has discovered has idols instead of one. */
const siteOf = ({ id, spaces, tile, guardian, idol, coveredIdols }: Site, name: Naming): Json => ({
  spaces: spaces.map(name),
  guardian,
  ...(!id.startsWith('camp') && (tile === 'none' ? { idol, coveredIdols: [...coveredIdols] } : { tile })),
});

function seatOf(player: Player): Json {
  const { coins, compass, tablet, arrowhead, jewel, fearTiles, glass, notebook, crates, slots } = player;
  const { passed, noFear, allPlanes } = player;
  return {
    ...{ coins, compass, tablet, arrowhead, jewel },
    ...belongingsOf(player),
    ...{ fearTiles, glass, notebook, crates, slots, passed, noFear, allPlanes },
  };
}
