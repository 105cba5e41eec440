import { type Phrase, phrase, Refusal } from '@moonstaff/kernel';

/** Why a recording cannot be shown. */
export const troubleOf = (error: unknown): Phrase =>
  error instanceof Refusal ? error.phrase : phrase('trouble.unexpected');
