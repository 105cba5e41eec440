import { cardNamed, type GuildView } from '@moonstaff/guild';
import { Icon } from '../../kit/art/Icon.tsx';
import { ownSeat } from './state.ts';

interface Mark {
  readonly key: string;
  readonly state: 'done' | 'now' | 'ahead';
  readonly text: string;
  /** Begins a further step of the card. */
  readonly begins: boolean;
}

/** The explorers of the card one by one: placed, next, to come. The words beside say the same. */
export function StepMarks({ view }: { readonly view: GuildView }) {
  const marks = marksOf(view);
  return (
    <ol className="step-marks" aria-hidden="true">
      {marks.map(({ key, state, text, begins }) => (
        <li key={key} className={`mark-${state} ${begins ? 'mark-begins' : ''}`}>
          {state === 'done' ? <Icon name="check-mark" /> : text}
        </li>
      ))}
    </ol>
  );
}

function marksOf(view: GuildView): readonly Mark[] {
  const task = view.players[ownSeat(view)]?.tasks.findLast((one) => one.task === 'explore');
  if (task?.task !== 'explore') return [];
  const marks: Mark[] = [];
  cardNamed(task.card).steps.forEach(({ max }, step) => {
    const placed = task.placed[step]?.length ?? 0;
    const over = step < task.step;
    const shown = over ? placed : Number.isFinite(max) ? max : placed + 1;
    for (let i = 0; i < shown; i++) {
      const state = i < placed ? 'done' : step === task.step && i === placed ? 'now' : 'ahead';
      marks.push({
        key: `${step} ${i}`,
        state,
        text: Number.isFinite(max) ? String(marks.length + 1) : '∞',
        begins: i === 0 && step > 0,
      });
    }
  });
  return marks;
}
