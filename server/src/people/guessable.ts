import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_WORDS } from './common-words.ts';
import { RUSSIAN_KEYBOARD } from './keyboard.ts';

/** zxcvbn's scores go from 0 to 4. Below these, a password or the word inside it can be guessed in about a day. */
const SAFE = { password: 3, word: 2 } as const;

/** Shorter names appear in too many good passwords. */
const SHORTEST_NAME = 4;

/** Its dictionaries take a few megabytes, so we load it when somebody first chooses a password. */
let loaded: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, common: [...COMMON_WORDS] },
    graphs: { ...common.adjacencyGraphs, russian: RUSSIAN_KEYBOARD },
  });
}

/** Why an attacker would soon guess the password, if they would. */
export async function whyGuessable(password: string, names: readonly string[]): Promise<'common' | 'name' | undefined> {
  const plain = password.normalize('NFKC');
  const own = names.map((name) => name.normalize('NFKC').toLowerCase());
  if (own.some((name) => name.length >= SHORTEST_NAME && plain.toLowerCase().includes(name))) return 'name';
  loaded ??= load();
  const zxcvbn = await loaded;
  const word = withoutSigns(plain);
  const isWeak = zxcvbn.check(plain).score < SAFE.password || (word !== '' && zxcvbn.check(word).score < SAFE.word);
  return isWeak ? 'common' : undefined;
}

/** Attackers try words with digits and signs around them early. */
const withoutSigns = (text: string): string => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
