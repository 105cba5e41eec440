import { DEFAULT_LEVEL } from '@moonstaff/catalogue';
import { useState } from 'react';
import field from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';
import { LevelOptions } from '../seats/LevelOptions.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { giveToBotFrom } from './offers.ts';
import { useHasCome } from './useHasCome.ts';

interface GiveBotProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
  readonly seat: number;
  /** How long the server lets others wait, in milliseconds. */
  readonly patience: number | undefined;
}

/** Asks the others to let a bot of some level play for somebody who left or keeps everybody waiting. */
export function GiveBot({ source, house, seat, patience }: GiveBotProps) {
  const words = useWords();
  const [level, setLevel] = useState<string>(DEFAULT_LEVEL);
  const isTime = useHasCome(giveToBotFrom(house, seat, patience), source);
  if (!isTime) return null;
  const give = () => void source.command({ type: 'ask', proposal: { kind: 'bot', seat, level } });
  return (
    <span className={drawer.giveBot}>
      <select
        className={field.entry}
        value={level}
        aria-label={words.t('seats.level')}
        onChange={({ target }) => setLevel(target.value)}
      >
        <LevelOptions />
      </select>
      <button type="button" className={look.buttonDark} onClick={give}>
        {words.t('house.giveBot')}
      </button>
    </span>
  );
}
