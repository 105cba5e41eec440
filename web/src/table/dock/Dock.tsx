import { use } from 'react';
import { DockContext, type Docks } from './dock.ts';

/** What is docked at a place of the board, if anything is. */
export function Dock({ at }: { readonly at: keyof Docks }) {
  return use(DockContext)[at];
}
