import { ROUNDS } from '@moonstaff/arnak';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { viewOf } from '../state.ts';
import { Stacks } from './Stacks.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** The round and what is left in the stacks, for the bar above. */
export function Status() {
  const { now } = useTable();
  const words = useWords();
  const view = viewOf(now);
  const { round } = view;
  return (
    <>
      <div className="status">
        <span className="status-where">{words.t('arnakTable.round')}</span>
        <ol className="rounds">
          {NUMERALS.slice(0, ROUNDS).map((numeral, i) => (
            <li
              key={numeral}
              className={i + 1 === round ? 'round-now' : i + 1 < round ? 'round-past' : ''}
              aria-current={i + 1 === round ? 'step' : undefined}
            >
              {numeral}
            </li>
          ))}
        </ol>
      </div>
      <Stacks view={view} />
    </>
  );
}
