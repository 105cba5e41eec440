import { type Args, type Phrase, phrase } from './phrase.ts';

/**
 * Why something was not done, as a phrase (`text` has the sentence). Thrown by the kernel and by
 * games for wrong input; whatever was asked for has left no trace.
 */
export class Refusal extends Error {
  readonly phrase: Phrase;

  constructor(key: string, args: Args = {}) {
    super(`${key} ${JSON.stringify(args)}`);
    this.name = 'Refusal';
    this.phrase = phrase(key, args);
  }
}
