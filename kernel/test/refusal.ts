import { type Phrase, Refusal } from '@moonstaff/kernel';

/** The reason why this is refused. */
export function refusal(attempt: () => unknown): Phrase {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.phrase;
    throw error;
  }
  throw new Error('was not refused');
}
