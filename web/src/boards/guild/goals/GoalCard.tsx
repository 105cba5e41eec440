import { plain, type Words } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { anchor, useSpot } from '../../../table/spots/spots.ts';
import { GoalDrawing, Reward, Rewards } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import styles from './GoalCard.module.css';
import type { GoalModel, RewardModel } from './model.ts';

/** Longer sentences are set smaller. */
const LONG = 72;

/** A goal: drawing, sentence, both rewards, how far the viewer is, and who has completed it. */
export function GoalCard({ goal }: { readonly goal: GoalModel }) {
  const { id, condition, rewards, met, progress, isDue } = goal;
  const words = useWords();
  const sentence = plain(words.voice('guild').goal(condition));
  const due = isDue ? [words.t('web.guild.met')] : [];
  const isPhone = useLayout() === 'phone';
  const thing = keyOf({ on: 'goal', goal: id });
  return (
    <li className={styles.goal} {...useSpot(thing)}>
      <GoalDrawing condition={condition} />
      <Rewards {...anchor(keyOf({ on: 'reward', goal: id }))}>
        {rewards.map((reward) => (
          <OneReward key={reward.value} reward={reward} />
        ))}
      </Rewards>
      <div className={styles.foot}>
        <div className={styles.met}>
          {progress && !isDue && <b>{`${progress.have}/${progress.need}`}</b>}
          {isDue && (
            <span className={styles.due} {...says(words.t('web.guild.met'))}>
              <Icon name="check-mark" />
              <span className={look.spoken}>{words.t('web.guild.met')}</span>
            </span>
          )}
          {met.map(({ seat, name }) => (
            <span key={seat}>
              <SeatShape seat={seat} />
              <span className={look.spoken}>{name}</span>
            </span>
          ))}
        </div>
        <p className={isPhone ? look.spoken : `${styles.sentence} ${sentence.length > LONG ? styles.long : ''}`}>
          {sentence}
        </p>
      </div>
      <Inspect name={words.name('goal', id)} text={[sentence, ...rewardWords(goal, words), ...due].join('\n')} />
    </li>
  );
}

/** What the coins on a goal mean: who gets how much; in a solo game, what it brings now and what is covered when. */
function rewardWords({ rewards, worth }: GoalModel, words: Words): readonly string[] {
  const [first, later] = rewards;
  if (worth !== undefined) {
    const covered = rewards.flatMap(({ value: n, due: slot }) =>
      slot === undefined ? [] : [words.t('web.guild.rewardCovered', { slot, n })],
    );
    return [words.t('web.guild.worth', { n: worth }), ...covered];
  }
  const isOpen = rewards.some(({ state }) => state === 'open');
  return isOpen && first && later ? [words.t('web.guild.rewards', { first: first.value, later: later.value })] : [];
}

function OneReward({ reward: { value, state, due } }: { readonly reward: RewardModel }) {
  const words = useWords();
  const dueWords = due === undefined ? '' : words.t('web.guild.coveredBy', { slot: due });
  return (
    <Reward isGone={state !== 'open'}>
      {value}
      {state !== 'open' && (
        <span className={look.spoken}>{words.t(state === 'taken' ? 'web.guild.gone' : 'web.guild.covered')}</span>
      )}
      {due !== undefined && (
        <span className={styles.covers} data-part="due" {...says(dueWords)}>
          <span aria-hidden="true">{due}</span>
          <span className={look.spoken}>{dueWords}</span>
        </span>
      )}
    </Reward>
  );
}
