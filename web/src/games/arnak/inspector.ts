import { createContext, use } from 'react';
import type { Thing } from './things.ts';

/** The thing that is looked at closely, and where it lies. */
export interface Inspected {
  readonly thing: Thing;
  readonly name: string;
  readonly at: DOMRect;
}

export interface InspectorKeys {
  /** Shows a thing after a moment, or `now`; nothing closes it. */
  show(inspected: Inspected | undefined, now: boolean): void;
}

export const InspectorContext = createContext<InspectorKeys>({ show: () => {} });

export const useInspector = (): InspectorKeys => use(InspectorContext);
