import type { GameId } from '@moonstaff/catalogue';
import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useTable } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import styles from './Lab.module.css';
import { Stepper } from './Stepper.tsx';

/** The parts of each board that are drawn. */
const PARTS: { readonly [Id in GameId]: readonly string[] } = {
  arnak: ['row', 'island', 'own', 'hand', 'kept', 'research'],
  guild: ['largeMap', 'card', 'goals', 'actions', 'purse', 'treasures'],
};

interface PlayProps {
  readonly game: GameId;
  readonly source: LabSource;
  readonly expert: boolean;
}

/** The whole board, all seats open, back and forth. */
export function Play({ game, source, expert }: PlayProps) {
  const words = useWords();
  const { now } = useTable();
  const board = useBoard(game);
  const [said, setSaid] = useState('');
  const ask = async (): Promise<void> => {
    setSaid(words.t('lab.thinking'));
    const [best] = await source.hint().catch(() => []);
    setSaid(
      best === undefined
        ? words.t('lab.noAdvice')
        : words.t('lab.says', { action: board.describe(best.action, now, words) }),
    );
  };
  return (
    <>
      <h2 className={look.spoken}>{words.t('lab.table')}</h2>
      <Stepper source={source}>
        {expert && (
          <button
            type="button"
            className={look.buttonDark}
            disabled={now.legal.length === 0}
            onClick={() => void ask()}
          >
            {words.t('lab.expert')}
          </button>
        )}
        <output>{said}</output>
      </Stepper>
      <div className={`${styles.table} ${styles.whole}`} data-game={game}>
        <board.Diagram parts={PARTS[game]} />
      </div>
    </>
  );
}
