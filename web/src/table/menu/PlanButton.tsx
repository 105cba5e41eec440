import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { passToPlan } from './offers.ts';

interface PlanButtonProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** Plans to pass when the turn comes, or takes the plan back. */
export function PlanButton({ source, house }: PlanButtonProps) {
  const words = useWords();
  const pass = passToPlan(house);
  if (pass === undefined) return null;
  const planned = house.plan !== undefined;
  const press = () => void source.command({ type: 'plan', ...(!planned && { action: { ...pass } }) });
  return (
    <button type="button" className={look.buttonDark} aria-pressed={planned} onClick={press}>
      {words.t(planned ? 'house.planOff' : 'house.plan')}
    </button>
  );
}
