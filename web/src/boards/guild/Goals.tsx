import {
  type GuildView,
  goalNamed,
  goalProgress,
  REWARDS,
  type Reward,
  soloTokens,
  specialCards,
} from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { RuleMark } from '../../table/rules/RuleMark.tsx';
import { usePlace } from '../../table/spots/spots.ts';
import { ANY_SLOT } from './parts/DeckStrip.tsx';
import { GoalCard } from './parts/GoalCard.tsx';
import { GoalDrawing } from './parts/GoalDrawing.tsx';

/** The three goals, with what each still brings and who has met it. */
export function Goals({ view }: { readonly view: GuildView }) {
  const words = useWords();
  return (
    <section className="panel goals" {...usePlace('goals')}>
      <h3 className="label">
        {words.t('web.guild.goals')}
        <RuleMark about="objectives" />
      </h3>
      <ul>
        {view.goals.map((goal, place) => (
          <OneGoal key={goal.id} place={place} view={view} />
        ))}
      </ul>
    </section>
  );
}

/** Alone, a token covers a reward when a special card comes for the first time (G-SOL-2). */
function dueWith(goal: number, reward: Reward): string | undefined {
  const token = soloTokens.find((one) => one.goal === goal && one.reward === reward);
  const special = specialCards.find(({ id }) => id === token?.card);
  return special === undefined ? undefined : (special.slot ?? ANY_SLOT);
}

function OneGoal({ place, view }: { readonly place: number; readonly view: GuildView }) {
  const words = useWords();
  const { now } = useTable();
  const goal = at(view.goals, place);
  const { condition, rewards } = goalNamed(goal.id);
  const alone = view.players.length === 1;
  const goneWord = (reward: Reward): string | undefined => {
    if (goal.covered.includes(reward)) return words.t('web.guild.covered');
    // The higher reward goes to those who are first, all in one turn.
    return !alone && reward === 'first' && goal.met.length > 0 ? words.t('web.guild.gone') : undefined;
  };
  const due = (reward: Reward) => {
    const slot = alone ? dueWith(place, reward) : undefined;
    return slot === undefined ? undefined : { slot, word: words.t('web.guild.coveredBy', { slot }) };
  };
  const { viewer } = view;
  const isOpen = viewer !== 'spectator' && !goal.met.some(({ seat }) => seat === viewer);
  return (
    <GoalCard
      id={goal.id}
      name={words.name('goal', goal.id)}
      sentence={plain(words.guildCards.goal(condition))}
      drawing={<GoalDrawing condition={condition} />}
      rewards={REWARDS.map((reward) => ({ value: rewards[reward], gone: goneWord(reward), due: due(reward) }))}
      met={goal.met.map(({ seat }) => ({ seat, name: at(now.sitters, seat).name }))}
      progress={isOpen ? goalProgress(view, viewer, goal.id) : undefined}
    />
  );
}
