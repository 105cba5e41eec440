import { ROUNDS } from '@moonstaff/arnak';
import { useWords } from '../../../kit/words/Words.tsx';
import { Rounds } from '../../../table/bar/Rounds.tsx';
import { useTable } from '../../../table/context.ts';
import { viewOf } from '../state.ts';
import { Stacks } from './Stacks.tsx';

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
        <Rounds now={round} of={ROUNDS} />
      </div>
      <Stacks view={view} />
    </>
  );
}
