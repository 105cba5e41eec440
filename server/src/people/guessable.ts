import { COMMON_WORDS } from './common-words.ts';

/** What is tried first everywhere: about 49,000 passwords that have leaked most often. Read when first needed. */
let leaked: Promise<ReadonlySet<string>> | undefined;

async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Rows of keys, and the alphabet: whoever runs a finger along them has not chosen. */
const ROWS = [
  '01234567891011121314',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgbyhnujm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзийклмнопрстуфхцчшщ',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Signs that stand for letters. */
const LETTERS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** What is shorter than this is found in too many good passwords to be refused. */
const SHORTEST_NAME = 4;
const SHORTEST_RUN = 3;

/** Why a password would be among the first anybody tries; nothing when it would not. */
export async function whyGuessable(password: string, names: readonly string[]): Promise<'common' | 'name' | undefined> {
  const plain = password.normalize('NFKC').toLowerCase();
  const own = names.map((name) => name.normalize('NFKC').toLowerCase());
  if (own.some((name) => name.length >= SHORTEST_NAME && plain.includes(name))) return 'name';
  return isRepeated(plain) || isRuns(plain) || isCommonWord(plain) || (await isLeaked(plain)) ? 'common' : undefined;
}

/** The same short piece again and again. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 5;

/** Nothing but a few runs along the keys. */
function isRuns(text: string): boolean {
  let runs = 0;
  for (let rest = text; rest !== ''; runs++) {
    let length = rest.length;
    while (length >= SHORTEST_RUN && !ROWS.some((row) => row.includes(rest.slice(0, length)))) length--;
    if (length < SHORTEST_RUN) return false;
    rest = rest.slice(length);
  }
  return runs <= 3;
}

/** One of those that leaked, with or without digits and signs behind it. */
async function isLeaked(text: string): Promise<boolean> {
  leaked ??= readLeaked();
  const known = await leaked;
  return known.has(text) || known.has(withoutTail(text));
}

const withoutTail = (text: string): string => text.replace(/[^\p{L}]+$/u, '');

/** A common word or two of them run together, with whatever digits and signs around. */
function isCommonWord(text: string): boolean {
  const begun = withoutTail(text);
  const bare = begun.replace(/^[^\p{L}]+/u, '');
  return [text, begun, bare].some((word) => isWords(word) || isWords(spelled(word)));
}

const spelled = (text: string): string => [...text].map((sign) => LETTERS[sign] ?? sign).join('');

function isWords(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true;
  for (let cut = SHORTEST_RUN; cut <= text.length - SHORTEST_RUN; cut++) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    if (COMMON_WORDS.has(first) && (COMMON_WORDS.has(second) || ROWS.some((row) => row.includes(second)))) return true;
  }
  return false;
}
