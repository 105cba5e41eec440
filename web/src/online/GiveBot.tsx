import { useWords } from '../settings/Words.tsx';
import type { HouseTable, ServerSource } from './ServerSource.ts';

interface GiveBotProps {
  readonly source: ServerSource;
  readonly house: HouseTable;
  readonly seat: number;
}

/** Asks the others to let a bot play for somebody who is gone. */
export function GiveBot({ source, house, seat }: GiveBotProps) {
  const words = useWords();
  const info = house.info.seats[seat];
  if (info?.kind !== 'person' || !info.gone || house.proposal !== undefined) return null;
  const give = () => void source.command({ type: 'ask', proposal: { kind: 'bot', seat, level: 'skilled' } });
  return (
    <button type="button" className="button-dark" onClick={give}>
      {words.t('house.giveBot')}
    </button>
  );
}
