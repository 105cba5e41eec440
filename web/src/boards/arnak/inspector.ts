import { createContext, use } from 'react';
import type { Thing } from './things.ts';

/** The thing that is looked at closely, and where it lies. */
export interface Inspected {
  readonly thing: Thing;
  readonly at: DOMRect;
}

export interface InspectorKeys {
  /** Shows a thing after a moment, or `now`, for as long as it is looked at; nothing closes it. */
  show(inspected: Inspected | undefined, now: boolean): void;
  /** Shows a thing until it is closed, with the way to its rule. */
  keep(inspected: Inspected): void;
}

export const InspectorContext = createContext<InspectorKeys>({ show: () => {}, keep: () => {} });

export const useInspector = (): InspectorKeys => use(InspectorContext);
