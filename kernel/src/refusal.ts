import { type Args, type Phrase, type PhraseArgs, type PhraseKey, phrase } from './phrase.ts';

/**
 * Why something was not done, as a phrase (`text` has the sentence). Thrown by the kernel and by games for wrong
 * input; nothing was changed. A wrong key or a missing argument does not compile.
 */
export class Refusal<Key extends PhraseKey = PhraseKey> extends Error {
  readonly phrase: Phrase;

  constructor(key: Key, ...args: PhraseArgs<Key>) {
    super(`${key} ${JSON.stringify(args[0] ?? {})}`);
    this.name = 'Refusal';
    this.phrase = phrase(key, ...args);
  }

  /** A refusal somebody else made, such as a server's. */
  static of({ key, args }: Phrase): Refusal {
    return new Refusal(key as PhraseKey, ...([args as Args] as unknown as PhraseArgs<PhraseKey>));
  }
}
