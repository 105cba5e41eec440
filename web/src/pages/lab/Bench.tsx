import type { GameId } from '@moonstaff/catalogue';
import { type Draft, draftText, type Finding, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { LabSource } from '../../table/lab/LabSource.ts';
import { Complaint } from './Complaint.tsx';
import { FilePanel } from './FilePanel.tsx';
import { faultPath, faultWords } from './fault.ts';
import { groupsOf } from './fields.ts';
import styles from './Lab.module.css';
import { LabTable } from './LabTable.tsx';
import { factsAfter, gameOf, type Laid, readLab, setUp, withSteps } from './lab.ts';
import { Position } from './Position.tsx';

interface BenchProps {
  readonly game: GameId;
  readonly adapter: ScenarioAdapter;
  /** The scenario file: the one truth that everything here shows and changes. */
  readonly text: string;
  onText(text: string): void;
  readonly expert: boolean;
}

/** The table, the position as fields, and the file: three views of one thing. */
export function Bench({ game, adapter, text, onText, expert }: BenchProps) {
  const words = useWords();
  const reading = useMemo(() => readLab(text), [text]);
  const shown = useMemo((): { readonly draft: Draft; readonly set: Laid } | { readonly fault: Finding } => {
    if ('fault' in reading) return reading;
    if (gameOf(reading.draft) !== game)
      return { fault: { line: 1, key: 'game.unknown', args: { game: '', known: [game] } } };
    const set = setUp(reading.draft, adapter, (seat) => words.t('web.player', { n: seat + 1 }));
    return 'key' in set ? { fault: set } : { draft: reading.draft, set };
  }, [reading, adapter, game, words]);
  const good = useRef<{ readonly draft: Draft; readonly set: Laid }>(undefined);
  if ('draft' in shown) good.current = shown;
  const { current } = good;
  const source = useMemo(() => current && new LabSource(current.set.example), [current]);
  const [refused, setRefused] = useState<Finding>();
  const type = (file: string): void => {
    setRefused(undefined);
    onText(file);
  };
  /** A position that can't be is refused where it was changed, and stays as it was. */
  const change = (draft: Draft): void => {
    const set = setUp(draft, adapter, String);
    if ('key' in set && faultPath(set) !== undefined) setRefused(set);
    else type(draftText(draft));
  };
  const fault = refused ?? ('fault' in shown ? shown.fault : undefined);
  const bench = current && {
    ...{ draft: current.draft, facts: current.set.facts, seats: current.set.seats },
    ...{ names: current.set.example.names, words },
  };
  return (
    <div className={styles.bench}>
      <div className={styles.play}>
        {source !== undefined && bench !== undefined && (
          <LabTable
            {...{ game, source, expert, bench }}
            refusal={refused === undefined ? '' : faultWords(refused, words)}
            onDraft={change}
          />
        )}
        {source !== undefined && current !== undefined && (
          <Complaint
            game={game}
            adapter={adapter}
            draft={() => withSteps(current.draft, current.set.seats, source.entries())}
            facts={() => factsAfter(withSteps(current.draft, current.set.seats, source.entries()), adapter)}
            onDraft={change}
          />
        )}
      </div>
      <div className={styles.side}>
        <FilePanel
          text={text}
          fault={'fault' in shown ? shown.fault : undefined}
          onText={type}
          whole={() =>
            source === undefined || current === undefined
              ? text
              : draftText(withSteps(current.draft, current.set.seats, source.entries()))
          }
        />
        {bench !== undefined && (
          <Position draft={bench.draft} groups={groupsOf(game, bench)} fault={fault} onDraft={change} />
        )}
      </div>
    </div>
  );
}
