import type { AnyGame } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { gameNamed } from './games.ts';

/** The rules of a game: nothing until they are there. */
export function useRules(game: string): AnyGame | undefined {
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => {
    void gameNamed(game).then(setRules);
  }, [game]);
  return rules;
}
