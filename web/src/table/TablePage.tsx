import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { settingsNow } from '../kit/settings/settings.ts';
import { WorkerSource } from './device/WorkerSource.ts';
import { Shell } from './Shell.tsx';
import type { TableSource } from './source.ts';
import { Trouble } from './Trouble.tsx';

/** Milliseconds between two moves of bots, by the speed of motion. */
const PACES = { off: 0, fast: 60, normal: 120, slow: 400 } as const;

/** A table kept on this device. */
export function TablePage({ id }: { readonly id: string }) {
  const [source, setSource] = useState<TableSource>();
  useEffect(() => {
    const opened = new WorkerSource(id, PACES[settingsNow().motion]);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source === undefined ? null : <SeatedTable key={id} source={source} />;
}

const never = () => () => {};

interface SeatedTableProps {
  readonly source: TableSource | undefined;
  readonly keys?: ReactNode;
  readonly aside?: ReactNode;
}

/** Draws whatever the source tells, from wherever it comes. */
export function SeatedTable({ source, keys, aside }: SeatedTableProps) {
  const subscribe = source === undefined ? never : (listener: () => void) => source.subscribe(listener);
  const now = useSyncExternalStore(subscribe, () => source?.snapshot());
  const trouble = useSyncExternalStore(subscribe, () => source?.trouble());
  if (source === undefined) return null;
  return (
    <>
      {trouble !== undefined && <Trouble phrase={trouble} over={now !== undefined} />}
      {now !== undefined && (
        <Suspense>
          <Shell table={{ source, now, keys, aside }} />
        </Suspense>
      )}
    </>
  );
}
