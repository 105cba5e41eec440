import { OFFERED_LEVELS } from '@moonstaff/catalogue';
import { useWords } from '../../kit/words/Words.tsx';
import { LEVEL_KEYS } from './levels.ts';

/** Bots to choose from, by how well they play. */
export function LevelOptions() {
  const words = useWords();
  return OFFERED_LEVELS.map((level) => (
    <option key={level} value={level}>
      {`${words.t('seats.bot')} · ${words.t(LEVEL_KEYS[level])}`}
    </option>
  ));
}
