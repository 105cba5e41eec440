import type { ReactNode } from 'react';
import { SeatShape } from '../../../art/SeatShape.tsx';
import { Inspect } from '../../../table/parts/Inspect.tsx';

export interface Reward {
  readonly value: number;
  readonly gone: boolean;
}

interface GoalCardProps {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly drawing: ReactNode;
  readonly rewards: readonly Reward[];
  /** Seats that have met it, with names for the ear. */
  readonly met: readonly { readonly seat: number; readonly name: string }[];
  readonly goneWord: string;
}

/** A goal: drawing, sentence, both rewards, and who has met it. */
export function GoalCard({ id, name, sentence, drawing, rewards, met, goneWord }: GoalCardProps) {
  return (
    <li className="goal">
      <div className="goal-drawing" aria-hidden="true">
        {drawing}
      </div>
      <div className="goal-rewards" data-place={`goal ${id}`}>
        {rewards.map((reward) => (
          <span key={reward.value} className={`reward ${reward.gone ? 'reward-gone' : ''}`}>
            {reward.value}
            {reward.gone && <span className="spoken">{goneWord}</span>}
          </span>
        ))}
      </div>
      <p>{sentence}</p>
      <Inspect name={name} text={sentence} />
      <div className="goal-met">
        {met.map(({ seat, name }) => (
          <span key={seat}>
            <SeatShape seat={seat} />
            <span className="spoken">{name}</span>
          </span>
        ))}
      </div>
    </li>
  );
}
