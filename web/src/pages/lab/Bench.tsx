import type { GameId } from '@moonstaff/catalogue';
import { type Draft, draftText, type Finding, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { useMemo, useRef } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { LabSource } from '../../table/lab/LabSource.ts';
import { Complaint } from './Complaint.tsx';
import { FilePanel } from './FilePanel.tsx';
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
  const change = (draft: Draft): void => onText(draftText(draft));
  return (
    <div className={styles.bench}>
      <div className={styles.play}>
        {source !== undefined && current !== undefined && <LabTable game={game} source={source} expert={expert} />}
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
          onText={onText}
          whole={() =>
            source === undefined || current === undefined
              ? text
              : draftText(withSteps(current.draft, current.set.seats, source.entries()))
          }
        />
        {current !== undefined && (
          <Position
            draft={current.draft}
            groups={groupsOf(game, {
              ...{ draft: current.draft, facts: current.set.facts, seats: current.set.seats },
              ...{ names: current.set.example.names, words },
            })}
            onDraft={change}
          />
        )}
      </div>
    </div>
  );
}
