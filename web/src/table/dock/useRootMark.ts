import { useLayoutEffect } from 'react';

/** Marks the page while something is docked, so that the style sheets make room for it. */
export function useRootMark(name: 'column' | 'help'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
