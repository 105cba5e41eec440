import { ROUNDS } from '@moonstaff/arnak';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { Rounds, StatusLine } from '../../../table/bar/Rounds.tsx';
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
      <StatusLine>
        <span className={useLayout() === 'wide' ? '' : look.spoken}>{words.t('arnakTable.round')}</span>
        <Rounds now={round} of={ROUNDS} />
      </StatusLine>
      <Stacks view={view} />
    </>
  );
}
