import type { Phrase } from '@moonstaff/kernel';

/** The server refused, and says why. Nothing was changed. */
export class Refused extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(`${phrase.key} ${JSON.stringify(phrase.args)}`);
    this.name = 'Refused';
    this.phrase = phrase;
  }
}
