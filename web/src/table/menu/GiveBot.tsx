import { DEFAULT_LEVEL } from '@moonstaff/catalogue';
import { useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { LevelOptions } from '../seats/LevelOptions.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { mayGiveToBot } from './offers.ts';

interface GiveBotProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly seat: number;
}

/** Asks the others to let a bot of some level play for somebody who is gone. */
export function GiveBot({ source, house, seat }: GiveBotProps) {
  const words = useWords();
  const [level, setLevel] = useState<string>(DEFAULT_LEVEL);
  if (!mayGiveToBot(house, seat)) return null;
  const give = () => void source.command({ type: 'ask', proposal: { kind: 'bot', seat, level } });
  return (
    <span className="give-bot">
      <select value={level} aria-label={words.t('seats.level')} onChange={({ target }) => setLevel(target.value)}>
        <LevelOptions />
      </select>
      <button type="button" className="button-dark" onClick={give}>
        {words.t('house.giveBot')}
      </button>
    </span>
  );
}
