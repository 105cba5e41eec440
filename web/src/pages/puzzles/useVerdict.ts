import { useEffect, useState } from 'react';
import { useTable } from '../../table/context.ts';
import type { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { weighed } from '../../table/puzzle/weighed.ts';
import { type TurnToFind, type Verdict, verdictOf } from './puzzle.ts';

/** What's known of the turn: nothing while it's being played, and a verdict once it's over. */
export type Judgement =
  | { readonly kind: 'playing' | 'shown' | 'weighing' | 'failed' }
  | { readonly kind: 'judged'; readonly verdict: Verdict };

/** Has a turn compared with the best one as soon as it's over. A turn that was only shown isn't. */
export function useVerdict({ example, seat, best }: TurnToFind, source: PuzzleSource): Judgement {
  const { now } = useTable();
  const [judgement, setJudgement] = useState<Judgement>({ kind: 'playing' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is read again at each moment
  useEffect(() => {
    if (!source.over()) {
      setJudgement({ kind: 'playing' });
      return;
    }
    if (source.actions() === best) {
      setJudgement({ kind: 'shown' });
      return;
    }
    let wanted = true;
    setJudgement({ kind: 'weighing' });
    weighed({ game: example.game.id, view: source.firstView(), seat, best, other: source.actions() }).then(
      (lead) => wanted && setJudgement({ kind: 'judged', verdict: verdictOf(lead) }),
      () => wanted && setJudgement({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [now.moment, source]);
  return judgement;
}
