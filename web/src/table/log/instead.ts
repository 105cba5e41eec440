import { createContext, type ReactNode } from 'react';

/** Shown in place of the log: the notes of a lesson. */
export const AsideContext = createContext<ReactNode>(undefined);
