import { isGameId } from '@moonstaff/catalogue';
import type { Log } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { hire } from '../analysis/hire.ts';
import type { FromJudge, ToJudge } from '../analysis/judging.ts';
import type { TableSource } from '../source.ts';
import { type DecidingTurn, decidingTurns } from './decided.ts';

/** No turn is tried out: only how the chances went is wanted. */
const TRIES = 1;

/** The turns that decided the game, worked out on this device in a thread of its own; nothing until they're known. */
export function useDecided(source: TableSource): readonly DecidingTurn[] | undefined {
  const [turns, setTurns] = useState<readonly DecidingTurn[]>();
  useEffect(() => {
    let thread: Worker | undefined;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const text = await source.log();
      // It's our own, so it needn't be checked again.
      const log = text === undefined ? undefined : (JSON.parse(text) as Log);
      if (log === undefined || isGone || !isGameId(log.game)) return;
      const { game, rules, options, seed, seats, entries } = log;
      const sitters = Array.from({ length: seats }, () => ({ kind: 'person', name: '' }) as const);
      thread = hire();
      thread.onmessage = ({ data }: MessageEvent<FromJudge>) => {
        thread?.terminate();
        if ('outline' in data) setTurns(decidingTurns(data));
      };
      // The page says what it can without it.
      thread.onerror = (event) => event.preventDefault();
      const saved = { id: '', game, rules, options, seed, sitters, entries, over: true, changed: 0 };
      thread.postMessage({ saved, tries: TRIES } satisfies ToJudge);
    };
    if (source.challenge === undefined) void begin().catch(() => {});
    return () => {
      isGone = true;
      thread?.terminate();
    };
  }, [source]);
  return turns;
}
