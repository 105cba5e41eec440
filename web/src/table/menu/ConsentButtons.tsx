import { Ask } from '../../kit/controls/Ask.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { moreTime } from './offers.ts';

interface ConsentButtonsProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** What one can ask the others besides undoing: a pause, more time, or to stop here. */
export function ConsentButtons({ source, house }: ConsentButtonsProps) {
  const words = useWords();
  if (house.proposal !== undefined) return null;
  const seconds = moreTime(house.info.clock);
  return (
    <>
      {!house.info.paused && (
        <button
          type="button"
          className={look.buttonDark}
          onClick={() => void source.command({ type: 'ask', proposal: { kind: 'pause' } })}
        >
          {words.t('house.pause')}
        </button>
      )}
      {seconds !== undefined && (
        <button
          type="button"
          className={look.buttonDark}
          onClick={() => void source.command({ type: 'ask', proposal: { kind: 'time', seconds } })}
        >
          {words.t('house.moreTime')}
        </button>
      )}
      <Ask
        label={words.t('house.endNow')}
        question={words.t('house.endSure')}
        onYes={() => void source.command({ type: 'ask', proposal: { kind: 'end' } })}
      />
    </>
  );
}
