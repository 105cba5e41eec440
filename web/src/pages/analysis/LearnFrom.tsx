import type { Analysis, JudgedTurn } from '@moonstaff/bots/analysis';
import type { Seat } from '@moonstaff/kernel';
import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { Seated } from '../../table/source.ts';
import styles from './Panel.module.css';
import { turnsToRelearn } from './relearn.ts';

interface LearnFromProps {
  readonly analysis: Analysis;
  readonly you: Seat | undefined;
  readonly sitters: readonly Seated[];
  readonly onRelearn: (turns: readonly JudgedTurn[]) => void;
}

/** Offers the mistakes of one player to be played again: one's own, or of the player that's chosen. */
export function LearnFrom({ analysis, you, sitters, onRelearn }: LearnFromProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(0);
  const turns = turnsToRelearn(analysis, you ?? chosen);
  return (
    <div className={styles.keep} data-part="relearn">
      {you === undefined ? (
        <h2>
          <label>
            {words.t('analysis.learnFrom')}{' '}
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {sitters.map(({ name }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </h2>
      ) : (
        <h2>{words.t('analysis.learn')}</h2>
      )}
      <p>{words.t('analysis.learnAbout', { n: turns.length })}</p>
      <button type="button" className={look.buttonDark} disabled={turns.length === 0} onClick={() => onRelearn(turns)}>
        {words.t('analysis.start')}
      </button>
    </div>
  );
}
