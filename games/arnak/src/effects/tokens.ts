/** Steps that give resources, Fear and travel icons (A-EFF-1, A-EFF-2, A-CRD-3, A-CRD-4). */
import { at, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { isOccupiedBy, placedFigures } from '../board.ts';
import { takeFear } from '../piles.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { gainTokens, payTokens } from '../tokens.ts';
import { type Asking, ask, type Begin, orDecline } from './handlers.ts';
import type { Counted, TravelIcon } from './language.ts';

export const gain: Begin<'gain'> = (state, seat, step, out) => gainTokens(state, seat, step, out);

export const gainFear: Begin<'gainFear'> = (state, seat, _step, out) => takeFear(state, seat, out);

export const gainPer: Begin<'gainPer'> = (state, seat, step, out) => {
  const amount = Math.min(step.max, step.amount * count(state, seat, step.per));
  gainTokens(state, seat, { [step.resource]: amount }, out);
};

function count(state: ArnakState, seat: Seat, per: Counted): number {
  const player = playerAt(state, seat);
  switch (per) {
    case 'guardiansAtYourSitesPlusOvercome':
      return (
        player.guardians.length +
        state.sites.filter((site) => site.guardian !== 'none' && isOccupiedBy(site, seat)).length
      );
    case 'yourIdolsIncludingSlotted':
      return player.crates + player.slots;
    case 'yourPlacedArchaeologists':
      return placedFigures(state, seat);
  }
}

/** They stay until the turn ends (A-TRV-8); with the Ocarina they are planes (A-TRV-10). */
export const travel: Begin<'travel'> = (state, seat, step, out) => {
  const player = playerAt(state, seat);
  const icons = step.icons.map((icon): TravelIcon => (player.allPlanes ? 'plane' : icon));
  player.icons = [...player.icons, ...icons];
  out.event(phrase('arnak.gainedIcons', { seat, icons }));
};

/** Tablet to arrowhead, arrowhead to jewel. */
export const TRADES = [
  { from: 'tablet', to: 'arrowhead' },
  { from: 'arrowhead', to: 'jewel' },
] as const;

export const upgradeResource = ask('trade');

export const trade: Asking<'trade'> = {
  answers(state, seat) {
    const player = playerAt(state, seat);
    const list: ArnakAction[] = [];
    for (const { from } of TRADES) if (player[from] > 0) list.push({ type: 'trade', from });
    return orDecline('upgradeResource', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'trade') return;
    const { from, to } = at(
      TRADES,
      TRADES.findIndex((way) => way.from === action.from),
    );
    payTokens(state, seat, { [from]: 1 }, out);
    gainTokens(state, seat, { [to]: 1 }, out);
  },
};
