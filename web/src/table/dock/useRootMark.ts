import { useLayoutEffect } from 'react';

/** Marks the page while something is docked, so that the style sheets make room for it. */
export function useRootMark(name: 'column' | 'digest' | 'help' | 'hint', isDocked = true): void {
  useLayoutEffect(() => {
    if (!isDocked) return undefined;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isDocked]);
}
