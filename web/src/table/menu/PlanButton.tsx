import type { ActionShape } from '@moonstaff/kernel';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';

/** What can be decided before one's turn, by game: to pass. At the Guild all play at once. */
const PASSES: { readonly [game: string]: ActionShape } = { arnak: { type: 'pass' } };

/** Whether this seat waits for its turn, in a game in which one can pass. */
export function canPlan({ info, you, play }: ServerTable): boolean {
  return you !== undefined && play !== undefined && !play.toAct.includes(you) && PASSES[info.game] !== undefined;
}

interface PlanButtonProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Passes in advance, or not any more. */
export function PlanButton({ source, house }: PlanButtonProps) {
  const words = useWords();
  const pass = PASSES[house.info.game];
  if (pass === undefined || !canPlan(house)) return null;
  const planned = house.plan !== undefined;
  const press = () => void source.command({ type: 'plan', ...(!planned && { action: { ...pass } }) });
  return (
    <button type="button" className="button-dark" aria-pressed={planned} onClick={press}>
      {words.t(planned ? 'house.planOff' : 'house.plan')}
    </button>
  );
}
