import { useWords } from '../../kit/words/Words.tsx';
import { LEVEL_KEYS, LEVELS } from './levels.ts';

/** Bots to choose from, by how well they play. */
export function LevelOptions() {
  const words = useWords();
  return LEVELS.map((level) => (
    <option key={level} value={level}>
      {`${words.t('seats.bot')} · ${words.t(LEVEL_KEYS[level])}`}
    </option>
  ));
}
