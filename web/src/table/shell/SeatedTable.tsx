import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { TableSource } from '../source.ts';
import { Shell } from './Shell.tsx';
import { Trouble } from './Trouble.tsx';
import { useDrawn } from './useDrawn.ts';

const never = () => () => {};

interface SeatedTableProps {
  readonly source: TableSource | undefined;
  readonly keys?: ReactNode;
  readonly aside?: ReactNode;
  readonly dock?: ReactNode;
}

/** Draws the table of a source, whichever it is, or says why there is none. */
export function SeatedTable({ source, keys, aside, dock }: SeatedTableProps) {
  const subscribe = source === undefined ? never : (listener: () => void) => source.subscribe(listener);
  const now = useDrawn(source);
  const trouble = useSyncExternalStore(subscribe, () => source?.trouble());
  if (source === undefined) return null;
  return (
    <>
      {trouble !== undefined && <Trouble phrase={trouble} over={now !== undefined} />}
      {now !== undefined && (
        <Suspense>
          <Shell table={{ source, now, keys, aside, dock }} />
        </Suspense>
      )}
    </>
  );
}
