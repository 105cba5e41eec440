import { phrase, Refusal } from '@moonstaff/kernel';
import { ConfigError } from './config.ts';
import { Unavailable } from './store/index.ts';
import { say } from './words.ts';

/**
 * What to tell the person who started the program, one line per problem they can fix. Nothing for other errors: those
 * are bugs.
 */
export async function errorMessageOf(error: unknown, language?: string): Promise<string | undefined> {
  if (error instanceof Refusal) return say(error.phrase, language);
  if (error instanceof Unavailable) return say(phrase(`server.database.${error.why}`), language);
  if (!(error instanceof ConfigError)) return undefined;
  const lines = await Promise.all(error.problems.map((problem) => say(problem, language)));
  return lines.join('\n');
}
