import type { ArnakView, CardId, PlayerView } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';

/** What all players know together: each part as its owner sees it, and everything any of them has looked through. */
export function openArnak(views: readonly ArnakView[]): ArnakView {
  const first = at(views, 0);
  const knows = (of: (view: ArnakView) => readonly string[]): ArnakView =>
    views.find((view) => !of(view).includes('hidden')) ?? first;
  return {
    ...first,
    viewer: 'spectator',
    // Cards drawn to choose from are the active player's.
    stack: at(views, first.active).stack,
    players: views.map(({ players }, seat) => at(players, seat)),
    rescue: knows(({ rescue }) => rescue).rescue,
    lostTemple: knows(({ lostTemple }) => lostTemple).lostTemple,
  };
}

/** Those of the cards that are not hidden. */
export const openCards = (cards: PlayerView['hand']): readonly CardId[] =>
  cards.filter((card): card is CardId => card !== 'hidden');
