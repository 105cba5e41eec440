import { useEffect } from 'react';
import { type Shown, useAllShown } from './shown.ts';

/** Where a thing is drawn: by its name on the board, or by the place itself. */
function elementsOf({ kind, id }: Shown): readonly Element[] {
  if (kind === 'place') return [...document.querySelectorAll(String(id))].slice(0, 1);
  const name = CSS.escape(String(id));
  return [...document.querySelectorAll(`.table-main [data-thing$=":${name}"], .table-main [data-thing*=":${name}:"]`)];
}

/** Rings on the board what somebody points at in the log, or what a hint is about. */
export function Highlight() {
  const shown = useAllShown();
  useEffect(() => {
    const lit = shown.flatMap(elementsOf);
    for (const element of lit) element.setAttribute('data-shown', '');
    return () => {
      for (const element of lit) element.removeAttribute('data-shown');
    };
  }, [shown]);
  return null;
}
