import type { Analysis } from '@moonstaff/bots/analysis';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { isRecording, type RecordingKind } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { Analyst } from '../../table/analysis/Analyst.ts';
import { analysisIn } from '../../table/analysis/fitting.ts';
import { hire } from '../../table/analysis/hire.ts';
import { unpackAnalysis } from '../../table/analysis/link.ts';
import { loadAnalysis, saveAnalysis } from '../../table/device/store.ts';
import { ReplaySource } from '../../table/replay/ReplaySource.ts';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';

interface AnalysisPageProps {
  readonly kind: string;
  readonly id: string;
  /** What was said before, in the address itself. */
  readonly packed: string | undefined;
}

/** More entries than any log has: a recording stops at its end. */
const END = Number.MAX_SAFE_INTEGER;

/** Threads that judge at the same time. More would leave too little of a small machine to the page. */
const THREADS = Math.max(1, Math.min(2, navigator.hardwareConcurrency || 1));

interface Opened {
  readonly source: ReplaySource;
  readonly analyst: Analyst;
  /** What's known of this game already. */
  readonly known: Promise<Analysis | undefined>;
}

/** A finished game, looked through by the expert. */
export function AnalysisPage({ kind: place, id, packed }: AnalysisPageProps) {
  const words = useWords('table', 'analysis');
  const kind = isRecording(place) ? place : 'replay';
  const [opened, setOpened] = useState<Opened>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language doesn't begin again
  useEffect(() => {
    const worker = new Worker(new URL('../replay/worker.ts', import.meta.url), { type: 'module' });
    const from = { kind, id, at: END, eyes: 0 } as const;
    const source = new ReplaySource(worker, from, (seat) => words.t('web.player', { n: seat + 1 }));
    const analyst = new Analyst(hire, THREADS, (analysis) => keep(kind, id, analysis));
    setOpened({ source, analyst, known: knownOf(kind, id, packed) });
    return () => {
      analyst.stop();
      analyst.close();
      source.close();
    };
  }, [kind, id, packed]);
  return opened === undefined ? null : <Loaded key={id} {...opened} kind={kind} id={id} />;
}

/** A link brings its game along; what's said about it isn't kept beside a recording of this device. */
const keep = (kind: RecordingKind, id: string, analysis: Analysis): void => {
  if (kind !== 'shared') void saveAnalysis(kind, id, analysis).catch(() => {});
};

async function knownOf(kind: RecordingKind, id: string, packed: string | undefined): Promise<Analysis | undefined> {
  if (packed !== undefined) return unpackAnalysis(packed);
  return kind === 'shared' ? undefined : analysisIn(await loadAnalysis(kind, id).catch(() => undefined));
}

function Loaded({ kind, id, ...opened }: Opened & { readonly kind: RecordingKind; readonly id: string }) {
  const { source } = opened;
  const subscribe = (listener: () => void) => source.subscribe(listener);
  const now = useSyncExternalStore(subscribe, () => source.snapshot());
  const trouble = useSyncExternalStore(subscribe, () => source.trouble());
  return (
    <>
      {trouble !== undefined && <Trouble phrase={trouble} over={now !== undefined} />}
      {now !== undefined && (
        <Suspense>
          <AnalysisTable {...opened} now={now} kind={kind} id={id} />
        </Suspense>
      )}
    </>
  );
}
