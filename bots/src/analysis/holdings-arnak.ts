import { type ArnakState, RESOURCES, ROUNDS } from '@moonstaff/arnak';
import { at, type Seat } from '@moonstaff/kernel';
import { weights as w } from '../arnak/weights.ts';
import type { Held } from './holdings.ts';

/** What an Arnak player has besides points. After the last turn it's worth nothing any more. */
export function arnakHoldings(state: ArnakState, seat: Seat): readonly Held[] {
  const player = at(state.players, seat);
  const isActive = state.phase === 'turns' && !player.passed;
  const lasts = isActive || state.round < ROUNDS ? 1 : 0;
  const now = isActive ? 1 : 0;
  const threats = state.sites.filter(({ guardian, spaces }) => guardian !== 'none' && spaces.includes(seat)).length;
  const boons = player.guardians.filter(({ used }) => !used).length;
  const ready = player.assistants.filter(({ ready }) => ready).length;
  const gold = player.assistants.filter(({ gold }) => gold).length;
  return [
    ...RESOURCES.map((resource): Held => {
      const amount = player[resource];
      return { holding: resource, amount, worth: amount * w[resource] * lasts };
    }),
    { holding: 'handCards', amount: player.hand.length, worth: player.hand.length * w.handCard * now },
    { holding: 'archaeologists', amount: player.figures, worth: player.figures * w.figure * now },
    { holding: 'assistants', amount: player.assistants.length, worth: player.assistants.length * w.assistant * lasts },
    { holding: 'readyAssistants', amount: ready, worth: ready * w.ready * now },
    { holding: 'goldAssistants', amount: gold, worth: gold * w.gold * lasts },
    { holding: 'boons', amount: boons, worth: boons * w.boon * lasts },
    { holding: 'guardians', amount: threats, worth: player.noFear ? 0 : -threats * w.threat * lasts },
  ];
}
