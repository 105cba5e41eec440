import { createContext, type ReactNode } from 'react';

/** What stands where the log would be: the notes of a lesson. */
export const AsideContext = createContext<ReactNode>(undefined);
