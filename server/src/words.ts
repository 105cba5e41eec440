import type { Notice } from '@moonstaff/client';

/** Until somebody gives it words, a mail names the game and leaves the rest to its link. */
export const defaultWords = ({ kind, game }: Notice): { readonly subject: string; readonly line: string } => ({
  subject: `Moonstaff: ${game}`,
  line: `${game}: ${kind}`,
});
