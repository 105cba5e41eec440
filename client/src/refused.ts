import type { Phrase } from '@moonstaff/kernel';

/** The server said no, and why. What was asked for has left no trace. */
export class Refused extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(`${phrase.key} ${JSON.stringify(phrase.args)}`);
    this.name = 'Refused';
    this.phrase = phrase;
  }
}
