import { memo } from 'react';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { usePlace } from '../../../table/spots/spots.ts';
import { GoalCard } from './GoalCard.tsx';
import type { GoalModel } from './model.ts';

/** The three goals. */
export const Goals = memo(function Goals({ goals }: { readonly goals: readonly GoalModel[] }) {
  const words = useWords();
  return (
    <section className="panel goals" {...usePlace('goals')}>
      <h3 className="label">
        {words.t('web.guild.goals')}
        <RuleMark about="objectives" />
      </h3>
      <ul>
        {goals.map((goal) => (
          <GoalCard key={goal.id} goal={goal} />
        ))}
      </ul>
    </section>
  );
});
