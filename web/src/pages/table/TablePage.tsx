import { useEffect, useState } from 'react';
import { settingsNow } from '../../kit/settings/settings.ts';
import { WorkerSource } from '../../table/device/WorkerSource.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import type { TableSource } from '../../table/source.ts';

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
