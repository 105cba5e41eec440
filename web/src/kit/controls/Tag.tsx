import type { ReactNode } from 'react';

/** A change to come, as a pill: `gain` in lume, `spend` in ember, `short` for what is missing. */
export function Tag({ kind, children }: { readonly kind: 'gain' | 'spend' | 'short'; readonly children: ReactNode }) {
  return <span className={`tag tag-${kind}`}>{children}</span>;
}
