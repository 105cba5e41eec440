import type { ArnakAction, ArnakView, TravelIcon } from '@moonstaff/arnak';
import { ownPlayer } from '../state.ts';

/** Something an action would leave unused. */
export type Warning =
  | { readonly unused: 'cards' | 'assistants' | 'figures'; readonly n: number }
  | { readonly unused: 'icons'; readonly icons: readonly TravelIcon[] };

/** What this action would waste; empty if it needs no second thought. */
export function warningsAbout(action: ArnakAction, view: ArnakView): readonly Warning[] {
  if (action.type !== 'endTurn' && action.type !== 'pass') return [];
  const { icons, hand, assistants, figures } = ownPlayer(view);
  const lost: readonly Warning[] = icons.length === 0 ? [] : [{ unused: 'icons', icons }];
  if (action.type === 'endTurn') return lost;
  const left: readonly Warning[] = [
    { unused: 'cards', n: hand.filter((card) => card !== 'fear').length },
    { unused: 'assistants', n: assistants.filter(({ ready }) => ready).length },
    { unused: 'figures', n: figures },
  ];
  return [...left.filter((one) => one.unused === 'icons' || one.n > 0), ...lost];
}
