import { at, type Game, newestRules, type Seat, shuffle } from '@moonstaff/kernel';
import type { GuildAction } from './actions.ts';
import { apply } from './apply.ts';
import { changes } from './changes.ts';
import { printed } from './data/doubtful.ts';
import { ERAS } from './data/explore-cards.ts';
import { box } from './data/index.ts';
import { mapSources } from './data/maps/index.ts';
import { explain, type GuildThing } from './explain.ts';
import { firstShape } from './first-shape.ts';
import { imagine } from './imagine.ts';
import { isLegal, legal } from './legal.ts';
import { options } from './options.ts';
import { phrases } from './phrases.ts';
import { setup } from './play/setup.ts';
import { preview } from './preview.ts';
import { outcome, scores } from './score.ts';
import { clone, type GuildState } from './state.ts';
import { type GuildView, view } from './view.ts';

/** Everybody who has not confirmed the turn; they act at the same time, in the order of the log. */
function toAct({ over, players }: GuildState): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) if (!over && !at(players, seat).done) seats.push(seat);
  return seats;
}

/** Reshuffles the decks, except the treasures at the bottom that everybody has seen. */
function redeal(state: GuildState): void {
  shuffle(state.random, state.deck);
  shuffle(state.random, state.investigateDeck);
  const hidden = state.treasureDeck.length - state.treasuresKnown;
  state.treasureDeck = [
    ...shuffle(state.random, state.treasureDeck.slice(0, hidden)),
    ...state.treasureDeck.slice(hidden),
  ];
}

/** The Guild of Merchant Explorers. */
export const guild: Game<GuildState, GuildAction, GuildView, typeof options, GuildThing> = {
  id: 'guild',
  seats: { min: 1, max: 4 },
  rules: { oldest: 1, current: newestRules(changes, box, [...printed, ...mapSources]) },
  options,
  phrases,
  setup,
  clone,
  toAct,
  round: ({ era }) => ({ now: era, of: ERAS }),
  legal,
  isLegal,
  apply,
  view,
  imagine,
  redeal,
  explain,
  preview,
  scores,
  outcome,
  firstShape,
};
