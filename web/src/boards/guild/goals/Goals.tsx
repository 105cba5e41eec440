import { memo } from 'react';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { usePlace } from '../../../table/spots/spots.ts';
import { GoalCard } from './GoalCard.tsx';
import styles from './Goals.module.css';
import type { GoalModel } from './model.ts';

/** The three goals. */
export const Goals = memo(function Goals({ goals }: { readonly goals: readonly GoalModel[] }) {
  const words = useWords();
  return (
    <section className={`${look.panel} ${styles.goals}`} {...usePlace('goals')}>
      <h3 className={useLayout() === 'phone' ? look.spoken : look.label}>
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
