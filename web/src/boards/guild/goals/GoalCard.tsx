import { plain } from '@moonstaff/text';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { anchor, useSpot } from '../../../table/spots/spots.ts';
import { GoalDrawing } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import type { GoalModel, RewardModel } from './model.ts';

/** Longer sentences are set smaller. */
const LONG = 72;

/** A goal: drawing, sentence, both rewards, how far the viewer is, and who has completed it. */
export function GoalCard({ goal: { id, condition, rewards, met, progress } }: { readonly goal: GoalModel }) {
  const words = useWords();
  const sentence = plain(words.voice('guild').goal(condition));
  const thing = keyOf({ on: 'goal', goal: id });
  return (
    <li className="goal" {...useSpot(thing)}>
      <div className="goal-drawing" aria-hidden="true">
        <GoalDrawing condition={condition} />
      </div>
      <div className="goal-rewards" {...anchor(keyOf({ on: 'reward', goal: id }))}>
        {rewards.map((reward) => (
          <Reward key={reward.value} reward={reward} />
        ))}
      </div>
      <div className="goal-foot">
        <div className="goal-met">
          {progress && <span className="goal-progress">{`${progress.have}/${progress.need}`}</span>}
          {met.map(({ seat, name }) => (
            <span key={seat}>
              <SeatShape seat={seat} />
              <span className="spoken">{name}</span>
            </span>
          ))}
        </div>
        <p className={sentence.length > LONG ? 'goal-long' : ''}>{sentence}</p>
      </div>
      <Inspect name={words.name('goal', id)} text={sentence} />
    </li>
  );
}

function Reward({ reward: { value, state, due } }: { readonly reward: RewardModel }) {
  const words = useWords();
  const dueWords = due === undefined ? '' : words.t('web.guild.coveredBy', { slot: due });
  return (
    <span className={`reward ${state === 'open' ? '' : 'reward-gone'}`}>
      {value}
      {state !== 'open' && (
        <span className="spoken">{words.t(state === 'taken' ? 'web.guild.gone' : 'web.guild.covered')}</span>
      )}
      {due !== undefined && (
        <span className="reward-due" title={dueWords}>
          <span aria-hidden="true">{due}</span>
          <span className="spoken">{dueWords}</span>
        </span>
      )}
    </span>
  );
}
