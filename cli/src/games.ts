import { ADAPTERS, nearWord, type ScenarioAdapter } from '@moonstaff/scenarios';
import type { Parsed } from './command.ts';
import { Usage } from './exit.ts';
import { optionValue } from './parse.ts';
import type { Word } from './words.ts';

export const GAME_IDS: readonly string[] = [...ADAPTERS.keys()];

/** The game named by `--game`. */
export function gameOf(parsed: Parsed, word: Word): ScenarioAdapter {
  const given = optionValue(parsed, 'game');
  if (given === undefined) {
    throw new Usage('args.missing', { name: 'game', about: word('simulate.game', { known: GAME_IDS }) });
  }
  const adapter = ADAPTERS.get(given);
  if (adapter !== undefined) return adapter;
  const near = nearWord(given, GAME_IDS);
  throw near === undefined
    ? new Usage('args.game', { given, known: GAME_IDS })
    : new Usage('args.gameMeant', { given, near, known: GAME_IDS });
}
