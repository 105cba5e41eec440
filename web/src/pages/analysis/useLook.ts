import type { Analysis, JudgedTurn } from '@moonstaff/bots/analysis';
import { useEffect, useRef, useState } from 'react';
import type { ReplaySource } from '../../table/replay/ReplaySource.ts';
import { decisive, type Place, turnAt } from './model.ts';
import type { Shown } from './Verdict.tsx';

/** How long the first of two turns is shown, in milliseconds. */
const ONE_OF_BOTH = 1800;

interface Looking {
  readonly source: ReplaySource;
  readonly analysis: Analysis | undefined;
  readonly you: number | undefined;
}

interface Look {
  readonly place: Place;
  /** What was judged there. */
  readonly chosen: JudgedTurn | undefined;
  readonly shown: Shown;
  go(place: Place): void;
  show(shown: Shown): void;
  showBoth(): void;
}

/** Where one looks: at a turn of the game, before it, after it, or after a better one. The board follows. */
export function useLook({ source, analysis, you }: Looking): Look {
  const [wanted, setWanted] = useState<Place>();
  const [shown, setShown] = useState<Shown>('before');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = analysis?.ends.length ?? 1;
  // Until somebody chooses, the first turn worth remarking on is shown.
  const [first] = analysis === undefined ? [] : decisive(analysis);
  const place: Place = wanted ?? first ?? { turn: 1, seat: undefined };
  const chosen = analysis && turnAt(analysis, place, you);
  const end = analysis?.ends[place.turn - 2] ?? 0;
  const better = chosen?.better;
  const seat = chosen?.seat ?? you ?? 0;
  const at = chosen === undefined ? end : shown === 'played' ? chosen.end : (better?.at ?? chosen.at);
  const isOther = shown === 'better' && better !== undefined;
  const key = `${at} ${seat} ${isOther}`;
  const isKnown = analysis !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: wound once for each place
  useEffect(() => {
    if (isKnown) source.wind(at, seat, isOther ? { seat, actions: better.actions } : undefined);
  }, [key, isKnown, source]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Shown): void => {
    clearTimeout(timer.current);
    setWanted(place);
    setShown(next);
  };
  return {
    place,
    chosen,
    shown,
    show,
    go: ({ turn, seat: whose }) => {
      clearTimeout(timer.current);
      setWanted({ turn: Math.max(1, Math.min(last, turn)), seat: whose });
      setShown('before');
    },
    showBoth: () => {
      show('played');
      timer.current = setTimeout(() => setShown('better'), ONE_OF_BOTH);
    },
  };
}
