import { type GoalView, type GuildView, goalNamed, REWARDS } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import { useWords } from '../../settings/Words.tsx';
import { useTable } from '../../table/context.ts';
import { GoalCard } from './parts/GoalCard.tsx';
import { GoalDrawing } from './parts/GoalDrawing.tsx';

/** The three goals, with what each still brings and who has met it. */
export function Goals({ view }: { readonly view: GuildView }) {
  const words = useWords();
  return (
    <section className="panel goals">
      <h3 className="label">{words.t('web.guild.goals')}</h3>
      <ul>
        {view.goals.map((goal) => (
          <OneGoal key={goal.id} goal={goal} view={view} />
        ))}
      </ul>
    </section>
  );
}

function OneGoal({ goal, view }: { readonly goal: GoalView; readonly view: GuildView }) {
  const words = useWords();
  const { now } = useTable();
  const { condition, rewards } = goalNamed(goal.id);
  // The higher reward goes to those who are first, all in one turn; met in this very turn it is still open for others.
  const firstGone = view.players.length > 1 && goal.met.length > 0;
  return (
    <GoalCard
      id={goal.id}
      name={words.name('goal', goal.id)}
      sentence={plain(words.guildCards.goal(condition))}
      drawing={<GoalDrawing condition={condition} />}
      rewards={REWARDS.map((reward) => ({
        value: rewards[reward],
        gone: goal.covered.includes(reward) || (reward === 'first' && firstGone),
      }))}
      met={goal.met.map(({ seat }) => ({ seat, name: at(now.sitters, seat).name }))}
      goneWord={words.t(view.players.length > 1 ? 'web.guild.gone' : 'web.guild.covered')}
    />
  );
}
