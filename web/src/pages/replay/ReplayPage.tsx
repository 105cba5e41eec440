import { useEffect, useState } from 'react';
import { momentNamed } from '../../kit/route/moment.ts';
import type { RecordingKind } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { ReplaySource } from '../../table/replay/ReplaySource.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import type { Eyes } from '../../table/source.ts';

interface ReplayPageProps {
  readonly kind: RecordingKind;
  readonly id: string;
  readonly at: string | undefined;
  readonly viewer: string | undefined;
}

const eyesNamed = (name = '0'): Eyes => (name === 'spectator' || name === 'open' ? name : Number(name) || 0);

/** A game from its beginning, or from the moment and the seat the address names. */
export function ReplayPage({ kind, id, at, viewer }: ReplayPageProps) {
  const words = useWords('table');
  const [source, setSource] = useState<ReplaySource>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where to begin; going to another moment doesn't begin again
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const place = { kind, id, at: momentNamed(at), eyes: eyesNamed(viewer) };
    const opened = new ReplaySource(worker, place, (seat) => words.t('web.player', { n: seat + 1 }));
    setSource(opened);
    return () => opened.close();
  }, [kind, id]);
  return source === undefined ? null : <SeatedTable key={id} source={source} />;
}
