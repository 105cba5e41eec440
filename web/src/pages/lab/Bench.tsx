import type { GameId } from '@moonstaff/catalogue';
import { type Draft, run, type ScenarioAdapter, scenarioOf } from '@moonstaff/scenarios/page';
import { useMemo } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import { AtTable } from './AtTable.tsx';
import { Complaint } from './Complaint.tsx';
import { FilePanel } from './FilePanel.tsx';
import { faultWords } from './fault.ts';
import type { Group } from './field.ts';
import { groupsOf } from './fields.ts';
import styles from './Lab.module.css';
import { LabTable } from './LabTable.tsx';
import { factsAfter } from './lab.ts';
import { Position, TableChoices } from './Position.tsx';
import { RulesBeside } from './RulesBeside.tsx';
import { Sentences } from './Sentences.tsx';
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
          <AtTable {...{ game, source }}>
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
          </AtTable>
        )}
      </div>
      <div className={styles.side}>
        {source !== undefined && bench !== undefined && table !== undefined && (
          <AtTable {...{ game, source }}>
            <RulesBeside />
            <Spoken
              draft={bench.draft}
              groups={[table, ...groups]}
              adapter={adapter}
              source={source}
              isRead={fault === undefined}
            />
          </AtTable>
        )}
        <FilePanel {...{ text, fault, titles, index }} draft={draft} onText={type} onChoose={choose} />
        {bench !== undefined && (
          <Position draft={bench.draft} groups={groups} fault={refused ?? fault} onDraft={change} />
        )}
      </div>
    </div>
  );
}

interface SpokenProps {
  readonly draft: Draft;
  readonly groups: readonly Group[];
  readonly adapter: ScenarioAdapter;
  readonly source: LabSource;
  /** Whether the file can be read as it is. */
  readonly isRead: boolean;
}

/** The scenario in words. What's expected holds for the end, so nothing's said about it before. */
function Spoken({ draft, groups, adapter, source, isRead }: SpokenProps) {
  const words = useWords();
  const { now, board } = useTable();
  const isEnd = isRead && now.redo === 0;
  const findings = useMemo(() => (isEnd ? run(scenarioOf(draft), adapter) : undefined), [isEnd, draft, adapter]);
  const names = board?.namesOf?.(now, words);
  const scene = { phrases: now.phrases, seats: now.sitters.map(({ name }) => name), ...(names && { names }) };
  const begun = source.untold().map(({ action }) => words.act(now.game, action, scene));
  return <Sentences {...{ draft, groups, findings, begun }} story={source.story()} />;
}
