import { useEffect, useState } from 'react';
import { SeatedTable } from '../table/TablePage.tsx';
import { ReplaySource } from './ReplaySource.ts';

/** A game of this device from its beginning, or from the moment the address names. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: string | undefined }) {
  const [source, setSource] = useState<ReplaySource>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address names where to begin; winding on does not begin anew
  useEffect(() => {
    const opened = new ReplaySource(id, Number(at ?? 0) || 0);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source === undefined ? null : <SeatedTable key={id} source={source} />;
}
