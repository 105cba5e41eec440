import { phrase, Refusal } from '@moonstaff/kernel';
import { ConfigError } from './config.ts';
import { Unavailable } from './store/index.ts';
import { say } from './words.ts';

/**
 * What whoever started the program can mend, in words, a line for each thing. Nothing for anything else: that is the
 * program's own fault.
 */
export async function complaintOf(error: unknown, language?: string): Promise<string | undefined> {
  if (error instanceof Refusal) return say(error.phrase, language);
  if (error instanceof Unavailable) return say(phrase(`server.database.${error.why}`), language);
  if (!(error instanceof ConfigError)) return undefined;
  const lines = await Promise.all(error.problems.map((problem) => say(problem, language)));
  return lines.join('\n');
}
