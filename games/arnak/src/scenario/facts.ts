/** The whole state as a tree in which a player can name places. The paths: `SCENARIOS.md`. */

import { at, type Json } from '@moonstaff/kernel';
import { rivalTileById } from '../data/index.ts';
import { isHeld, openQuestion } from '../frames.ts';
import type { ArnakState, Player, Rival } from '../state.ts';
import { belongingsOf, namingOf, rivalParts, tableParts } from './parts.ts';

export function facts(state: ArnakState, seats: readonly string[]): Json {
  const name = namingOf(seats);
  const question = openQuestion(state);
  return {
    ...tableParts(state, name),
    board: state.options.board,
    phase: state.phase,
    question: question?.at ?? (isHeld(state) ? 'wait' : 'none'),
    held: question?.at === 'hold' || question?.at === 'return' ? [...question.cards] : [],
    itemDeck: [...state.itemDeck],
    artifactDeck: [...state.artifactDeck],
    supply: state.supply.map((stack) => [...stack]),
    rescue: [...state.rescue],
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
    ...(state.rival !== undefined && { rival: { ...rivalParts(state.rival), ...tilesInPlay(state.rival) } }),
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
  const { marks: _, lastShuffle: __, assistants: ___, guardians: ____, ...open } = player;
  return {
    ...open,
    ...belongingsOf(player),
    cards: [...player.hand, ...player.deck, ...player.playArea].toSorted(),
  };
}
