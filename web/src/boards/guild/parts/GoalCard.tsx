import type { ReactNode } from 'react';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Inspect } from '../../../kit/controls/Inspect.tsx';

export interface Reward {
  readonly value: number;
  /** Why it is no more to be had. */
  readonly gone?: string | undefined;
  /** Played alone: the card whose first coming covers it, and that in words. */
  readonly due?: { readonly slot: string; readonly word: string } | undefined;
}

interface GoalCardProps {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly drawing: ReactNode;
  readonly rewards: readonly Reward[];
  /** Seats that have met it, with names for the ear. */
  readonly met: readonly { readonly seat: number; readonly name: string }[];
  /** How far the viewer is, as long as that is not far enough. */
  readonly progress: { readonly have: number; readonly need: number } | undefined;
}

/** Longer sentences are set smaller. */
const LONG = 72;

/** A goal: drawing, sentence, both rewards, and who has met it. */
export function GoalCard({ id, name, sentence, drawing, rewards, met, progress }: GoalCardProps) {
  return (
    <li className="goal">
      <div className="goal-drawing" aria-hidden="true">
        {drawing}
      </div>
      <div className="goal-rewards" data-place={`goal ${id}`}>
        {rewards.map(({ value, gone, due }) => (
          <span key={value} className={`reward ${gone === undefined ? '' : 'reward-gone'}`}>
            {value}
            {gone !== undefined && <span className="spoken">{gone}</span>}
            {gone === undefined && due !== undefined && (
              <span className="reward-due" title={due.word}>
                <span aria-hidden="true">{due.slot}</span>
                <span className="spoken">{due.word}</span>
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="goal-foot">
        <div className="goal-met">
          {progress !== undefined && <span className="goal-progress">{`${progress.have}/${progress.need}`}</span>}
          {met.map(({ seat, name }) => (
            <span key={seat}>
              <SeatShape seat={seat} />
              <span className="spoken">{name}</span>
            </span>
          ))}
        </div>
        <p className={sentence.length > LONG ? 'goal-long' : ''}>{sentence}</p>
      </div>
      <Inspect name={name} text={sentence} />
    </li>
  );
}
