/** The parts of a state that a scenario names alike in `given` and in `then`. */
import { at, type Json } from '@moonstaff/kernel';
import { templeStacks, tracks } from '../data/index.ts';
import type { ArnakState, Occupant, Player, Rival } from '../state.ts';

type Parts = { readonly [part: string]: Json };

/** Names an occupant of a space, or somebody who arrived, as the scenario does. */
export type Naming = (who: Occupant) => string;

export const namingOf =
  (seats: readonly string[]): Naming =>
  (who) =>
    typeof who === 'number' ? at(seats, who) : who;

export const tableParts = (state: ArnakState, name: Naming): Parts => ({
  round: state.round,
  first: name(state.first),
  active: name(state.active),
  main: state.main,
  row: { items: [...state.itemRow], artifacts: [...state.artifactRow] },
  exile: { items: [...state.itemExile], artifacts: [...state.artifactExile], basic: [...state.basicExile] },
  fearDeck: state.fearDeck,
  tilesI: [...state.tilesI],
  tilesII: [...state.tilesII],
  guardians: [...state.guardians],
  bonus: Object.fromEntries(tracks[state.options.board].spaces.map(({ id }, i) => [id, [...at(state.bonus, i)]])),
  lostTemple: [...state.lostTemple],
  temple: Object.fromEntries(templeStacks.map(({ id }, i) => [id, at(state.temple, i)])),
  arrivals: state.arrivals.map(name),
});

/** What a player has besides numbers and flags. */
export const belongingsOf = (player: Player): Parts => ({
  hand: [...player.hand],
  deck: [...player.deck],
  playArea: [...player.playArea],
  temple: [...player.temple],
  icons: [...player.icons],
  assistants: Object.fromEntries(
    player.assistants.map(({ id, gold, ready }) => [id, { side: gold ? 'gold' : 'silver', ready }]),
  ),
  guardians: Object.fromEntries(player.guardians.map(({ id, used }) => [id, { used }])),
});

export const rivalParts = ({ stack, used, glass, idols, coveredIdols, guardians, cards, temple }: Rival): Parts => ({
  ...{ stack: [...stack], used: [...used], glass, idols: [...idols], coveredIdols },
  ...{ guardians: [...guardians], cards: [...cards], temple: [...temple] },
});
