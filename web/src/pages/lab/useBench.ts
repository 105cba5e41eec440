import type { GameId } from '@moonstaff/catalogue';
import type { Draft, Finding, ScenarioAdapter } from '@moonstaff/scenarios/page';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { LabSource } from '../../table/lab/LabSource.ts';
import { faultPath } from './fault.ts';
import { fileOf, type Laid, readLab, setUp, withPossibleSteps, withSteps } from './lab.ts';

/** What the laboratory shows of a file: one of its scenarios, and the table that it's played on. */
interface Shown {
  readonly drafts: readonly Draft[];
  /** As it was when the table was set up. */
  readonly loaded: Draft;
  readonly set: Laid;
}

interface BenchOptions {
  readonly game: GameId;
  readonly adapter: ScenarioAdapter;
  /** The scenario file: the one truth that everything here shows and changes. */
  readonly text: string;
  onText(text: string): void;
}

/** One scenario of a file on the bench. What's played becomes its steps; what's changed is its position. */
export function useBench({ game, adapter, text, onText }: BenchOptions) {
  const words = useWords();
  const [at, setAt] = useState(0);
  const [refused, setRefused] = useState<Finding>();
  const [lost, setLost] = useState(0);
  /** What was written for an action on the table that's shown: it needn't be set up again. */
  const written = useRef('');
  const good = useRef<Shown>(undefined);
  const reading = useMemo(() => readLab(text), [text]);
  const index = 'drafts' in reading && at < reading.drafts.length ? at : 0;
  const draft = 'drafts' in reading ? reading.drafts[index] : undefined;
  const shown = useMemo((): Shown | { readonly fault: Finding } => {
    if ('fault' in reading) return reading;
    const loaded = reading.drafts[index] ?? reading.drafts[0];
    if (text === written.current && good.current !== undefined) return good.current;
    const set = setUp(loaded, adapter, (seat) => words.t('web.player', { n: seat + 1 }));
    return 'key' in set ? { fault: set } : { drafts: reading.drafts, loaded, set };
  }, [reading, index, text, adapter, words]);
  if ('set' in shown) good.current = shown;
  const { current } = good;
  const source = useMemo(() => current && new LabSource(current.set.example), [current]);
  useEffect(() => () => source?.close(), [source]);

  /** Nothing that was said about the last change counts any more. */
  const settle = (): void => {
    setRefused(undefined);
    setLost(0);
  };
  const type = (file: string): void => {
    settle();
    onText(file);
  };
  useEffect(
    () =>
      source?.subscribe(() => {
        if (current === undefined) return;
        const { drafts, loaded, set } = current;
        written.current = fileOf(drafts.with(index, withSteps(loaded, set, source.entries())));
        onText(written.current);
      }),
    [source, current, index, onText],
  );
  /** A position that can't be is refused where it was changed, and stays as it was. */
  const change = (changed: Draft): void => {
    const set = setUp(changed, adapter, String);
    if ('key' in set && faultPath(set) !== undefined) {
      setRefused(set);
      return;
    }
    const possible = 'key' in set ? withPossibleSteps(changed, adapter) : changed;
    const drafts = 'drafts' in reading ? reading.drafts : (current?.drafts ?? [changed]);
    type(fileOf(drafts.with(index, possible)));
    setLost(changed.when.length - possible.when.length);
  };
  return {
    ...{ game, draft: draft ?? current?.loaded, set: current?.set, source, type, settle, change, lost },
    ...{ titles: (current?.drafts ?? []).map(({ title }) => title), index, choose: setAt },
    fault: 'fault' in shown ? shown.fault : undefined,
    refused,
  };
}
