/** The whole state as a tree in which a player can name places. The paths: `SCENARIOS.md`. */

import { at, type Json } from '@moonstaff/kernel';
import { rivalTileById, templeStacks, tracks } from '../data/index.ts';
import { isHeld, openQuestion } from '../frames.ts';
import type { ArnakState, Occupant, Player, Rival } from '../state.ts';

export function facts(state: ArnakState, seats: readonly string[]): Json {
  const name = (who: Occupant): string => (typeof who === 'number' ? at(seats, who) : who);
  const question = openQuestion(state);
  return {
    board: state.options.board,
    round: state.round,
    phase: state.phase,
    first: name(state.first),
    active: name(state.active),
    main: state.main,
    question: question?.at ?? (isHeld(state) ? 'wait' : 'none'),
    held: question?.at === 'hold' || question?.at === 'return' ? [...question.cards] : [],
    row: { items: [...state.itemRow], artifacts: [...state.artifactRow] },
    itemDeck: [...state.itemDeck],
    artifactDeck: [...state.artifactDeck],
    exile: { items: [...state.itemExile], artifacts: [...state.artifactExile], basic: [...state.basicExile] },
    fearDeck: state.fearDeck,
    tilesI: [...state.tilesI],
    tilesII: [...state.tilesII],
    guardians: [...state.guardians],
    supply: state.supply.map((stack) => [...stack]),
    rescue: [...state.rescue],
    bonus: Object.fromEntries(tracks[state.options.board].spaces.map(({ id }, i) => [id, [...at(state.bonus, i)]])),
    lostTemple: [...state.lostTemple],
    temple: Object.fromEntries(templeStacks.map(({ id }, i) => [id, at(state.temple, i)])),
    arrivals: state.arrivals.map(name),
    sites: Object.fromEntries(
      state.sites.map(({ id, spaces, tile, guardian, idol, coveredIdols }) => [
        id,
        { spaces: spaces.map(name), tile, guardian, idol, coveredIdols: [...coveredIdols] },
      ]),
    ),
    blocked: state.sites.filter(({ spaces }) => spaces.includes('blocked')).map(({ id }) => id),
    box: {
      assistants: [...state.box.assistants],
      bonus: [...state.box.bonusSeen],
      bonusUnseen: [...state.box.bonusUnseen],
      idols: state.box.idols,
    },
    ...Object.fromEntries(state.players.map((player, seat) => [at(seats, seat), factsOf(player)])),
    ...(state.rival !== undefined && {
      rival: {
        stack: [...state.rival.stack],
        used: [...state.rival.used],
        ...tilesInPlay(state.rival),
        glass: state.rival.glass,
        idols: [...state.rival.idols],
        coveredIdols: state.rival.coveredIdols,
        guardians: [...state.rival.guardians],
        cards: [...state.rival.cards],
        temple: [...state.rival.temple],
      },
    }),
  };
}

/** How many of the ten tiles are red, and which pairs they come from. */
function tilesInPlay({ stack, used }: Rival): { readonly red: number; readonly pairs: Json } {
  const tiles = [...stack, ...used].map((id) => rivalTileById[id]);
  return {
    red: tiles.filter(({ colour }) => colour === 'red').length,
    pairs: tiles.flatMap(({ pair }) => (pair === undefined ? [] : [pair])).toSorted(),
  };
}

function factsOf(player: Player): Json {
  const { marks: _, lastShuffle: __, assistants, guardians, ...open } = player;
  return {
    ...open,
    hand: [...player.hand],
    deck: [...player.deck],
    playArea: [...player.playArea],
    cards: [...player.hand, ...player.deck, ...player.playArea].toSorted(),
    temple: [...player.temple],
    icons: [...player.icons],
    assistants: Object.fromEntries(
      assistants.map(({ id, gold, ready }) => [id, { side: gold ? 'gold' : 'silver', ready }]),
    ),
    guardians: Object.fromEntries(guardians.map(({ id, used }) => [id, { used }])),
  };
}
