/** The inverse of `arrange`: a state between two actions as the parts of a scenario's `given`. */
import { at, type Json } from '@moonstaff/kernel';
import { templeStacks, tracks } from '../data/index.ts';
import type { ArnakState, Occupant, Player, Rival } from '../state.ts';

export function position(state: ArnakState, seats: readonly string[]): { readonly [part: string]: Json } {
  const name = (who: Occupant): string => (typeof who === 'number' ? at(seats, who) : who);
  return {
    round: state.round,
    first: name(state.first),
    active: name(state.active),
    main: state.main,
    row: { items: [...state.itemRow], artifacts: [...state.artifactRow] },
    itemDeck: { only: [...state.itemDeck] },
    artifactDeck: { only: [...state.artifactDeck] },
    exile: { items: [...state.itemExile], artifacts: [...state.artifactExile], basic: [...state.basicExile] },
    fearDeck: state.fearDeck,
    tilesI: [...state.tilesI],
    tilesII: [...state.tilesII],
    guardians: [...state.guardians],
    supply: state.supply.map((stack) => ({ only: [...stack] })),
    ...(state.options.board === 'snake' && { rescue: { only: [...state.rescue] } }),
    bonus: Object.fromEntries(tracks[state.options.board].spaces.map(({ id }, i) => [id, [...at(state.bonus, i)]])),
    lostTemple: [...state.lostTemple],
    temple: Object.fromEntries(templeStacks.map(({ id }, i) => [id, at(state.temple, i)])),
    arrivals: state.arrivals.map(name),
    sites: Object.fromEntries(
      state.sites.map(({ id, spaces, tile, guardian, idol, coveredIdols }) => [
        id,
        {
          spaces: spaces.map(name),
          guardian,
          ...(!id.startsWith('camp') && (tile === 'none' ? { idol, coveredIdols: [...coveredIdols] } : { tile })),
        },
      ]),
    ),
    ...Object.fromEntries(state.players.map((player, seat) => [at(seats, seat), seatOf(player)])),
    ...(state.rival !== undefined && { rival: rivalOf(state.rival) }),
  };
}

function seatOf(player: Player): Json {
  const { coins, compass, tablet, arrowhead, jewel, fearTiles, glass, notebook, crates, slots } = player;
  const { passed, noFear, allPlanes } = player;
  return {
    ...{ coins, compass, tablet, arrowhead, jewel },
    hand: [...player.hand],
    deck: [...player.deck],
    playArea: [...player.playArea],
    ...{ fearTiles, glass, notebook, crates, slots },
    assistants: Object.fromEntries(
      player.assistants.map(({ id, gold, ready }) => [id, { side: gold ? 'gold' : 'silver', ready }]),
    ),
    guardians: Object.fromEntries(player.guardians.map(({ id, used }) => [id, { used }])),
    temple: [...player.temple],
    icons: [...player.icons],
    ...{ passed, noFear, allPlanes },
  };
}

const rivalOf = ({ stack, used, glass, idols, coveredIdols, guardians, cards, temple }: Rival): Json => ({
  ...{ stack: [...stack], used: [...used], glass, idols: [...idols], coveredIdols },
  ...{ guardians: [...guardians], cards: [...cards], temple: [...temple] },
});
