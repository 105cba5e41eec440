import type { GameId } from '@moonstaff/catalogue';
import type { ScenarioAdapter } from '@moonstaff/scenarios/page';
import { useWords } from '../../kit/words/Words.tsx';
import { Complaint } from './Complaint.tsx';
import { FilePanel } from './FilePanel.tsx';
import { faultWords } from './fault.ts';
import { groupsOf } from './fields.ts';
import styles from './Lab.module.css';
import { LabTable } from './LabTable.tsx';
import { factsAfter } from './lab.ts';
import { Position, TableChoices } from './Position.tsx';
import { useBench } from './useBench.ts';

interface BenchProps {
  readonly game: GameId;
  readonly adapter: ScenarioAdapter;
  readonly text: string;
  onText(text: string): void;
  readonly expert: boolean;
}

/** The table, the position as fields, and the file: three views of one thing. */
export function Bench({ game, adapter, text, onText, expert }: BenchProps) {
  const words = useWords();
  const { draft, set, source, type, change, lost, titles, index, choose, fault, refused } = useBench({
    ...{ game, adapter, text, onText },
  });
  const bench = draft && set && { ...{ draft, facts: set.facts, seats: set.seats, names: set.example.names, words } };
  /** The first group is about the whole table; it's above the board. */
  const [table, ...groups] = bench === undefined ? [] : groupsOf(game, bench);
  const refusal = refused === undefined ? '' : faultWords(refused, words);
  return (
    <div className={styles.bench}>
      {bench !== undefined && table !== undefined && (
        <TableChoices draft={bench.draft} fields={table.fields} fault={refused ?? fault} onDraft={change} />
      )}
      <div className={styles.play}>
        {source !== undefined && bench !== undefined && (
          <LabTable
            {...{ game, source, expert, bench }}
            refusal={refusal || (lost > 0 ? words.t('lab.stepsGone', { n: lost }) : '')}
            onDraft={change}
          >
            <Complaint
              {...{ game, adapter }}
              draft={bench.draft}
              facts={() => factsAfter(bench.draft, adapter)}
              onDraft={change}
            />
          </LabTable>
        )}
      </div>
      <div className={styles.side}>
        <FilePanel {...{ text, fault, titles, index }} draft={draft} onText={type} onChoose={choose} />
        {bench !== undefined && (
          <Position draft={bench.draft} groups={groups} fault={refused ?? fault} onDraft={change} />
        )}
      </div>
    </div>
  );
}
