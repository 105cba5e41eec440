/** What a person types: the number of a choice, or one of these. */
export const KEYS = { undo: 'u', quit: 'q' } as const;

export type Answer = { readonly choice: number } | 'undo' | 'quit' | 'unclear';

/** Reads a line; the end of the input is as good as leaving. */
export function answerOf(line: string | undefined, choices: number): Answer {
  const given = line?.trim().toLowerCase();
  if (given === undefined || given === KEYS.quit) return 'quit';
  if (given === KEYS.undo) return 'undo';
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  return number >= 1 && number <= choices ? { choice: number - 1 } : 'unclear';
}
