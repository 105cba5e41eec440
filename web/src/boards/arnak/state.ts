import type { ActionOf, ArnakAction, ArnakView, CampId, PlayerView, Question, SiteId } from '@moonstaff/arnak';
import { campById, openQuestion } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import type { Snapshot } from '../../table/source.ts';

/** Reads the snapshot of an Arnak table. */

export const viewOf = (now: Snapshot): ArnakView => now.view as ArnakView;

export const legalOf = (now: Snapshot): readonly ArnakAction[] => now.legal as readonly ArnakAction[];

/** The viewer's own seat; a spectator looks at the first one. */
export const ownSeat = (view: ArnakView): number => (view.viewer === 'spectator' ? 0 : view.viewer);

export const ownPlayer = (view: ArnakView): PlayerView => at(view.players, ownSeat(view));

/** What an effect is asking the active player now. */
export const questionOf = (view: ArnakView): Question | undefined => openQuestion(view);

export const ofType = <Type extends ArnakAction['type']>(
  list: readonly ArnakAction[],
  type: Type,
): readonly ActionOf<Type>[] => list.filter((action): action is ActionOf<Type> => action.type === type);

/** Whether nothing but passing is left. */
export const isOnlyPass = (legal: readonly ArnakAction[]): boolean =>
  legal.some(({ type }) => type === 'pass') && legal.every(({ type }) => type === 'pass' || type === 'wait');

export const isCamp = (site: SiteId): site is CampId => Object.hasOwn(campById, site);

/** The next in turn order who has not passed. */
export function isNext(view: ArnakView, seat: number): boolean {
  const n = view.players.length;
  for (let step = 1; step < n; step++) {
    const other = (view.active + step) % n;
    if (view.players[other]?.passed === false) return other === seat;
  }
  return false;
}
