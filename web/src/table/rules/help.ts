import { createContext } from 'react';

/** Opens help beside the table at a rule. Nothing where there's no help. */
export const HelpContext = createContext<((rule: string) => void) | undefined>(undefined);
