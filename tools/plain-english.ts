import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A phrase we don't write, and what to write instead. */
export interface OldPhrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** A place where such a phrase is used. */
export interface PhraseUse {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

const FORBIDDEN: readonly OldPhrase[] = [
  { pattern: /\bwho(?:so)?ever\b/i, instead: 'a player who, anyone who' },
  { pattern: /\bwhence\b|\bwhither\b|\bthither\b|\bhither\b/i, instead: 'from where, to where' },
  { pattern: /\b(?:therein|thereof|whereof|whereby|hereby|thereupon)\b/i, instead: 'in it, of it, by which' },
  { pattern: /\bso many\b/i, instead: 'this number of, how many' },
  { pattern: /\b(?:after|over|for|within) so (?:long|much)\b/i, instead: 'after this long' },
  { pattern: /\b(?:is|are|was|were|be|been) told\b(?! apart)/i, instead: 'is sent, is shown, learns' },
  { pattern: /\bthe same far\b/i, instead: 'up to the same point' },
  { pattern: /\b(?:it|that|what|which|they|games?|files?|things?|cards?) lies?\b(?! to\b)/i, instead: 'is' },
  { pattern: /\b(?:to|may|can) be had\b/i, instead: 'is available' },
  { pattern: /\bwhat is meant\b|\bis meant by\b/i, instead: 'what it means' },
  { pattern: /\b(?:of|in) (?:this|the) house\b/i, instead: 'our, of the project, on the local network' },
  { pattern: /\b(?:what|which|that) is no\b/i, instead: "what isn't a" },
  { pattern: /\b(?:surely|anew|withal|forthwith|lest)\b/i, instead: 'certain to, again' },
  { pattern: /\bgives (?:how|what|whether|whose|where|when|back how)\b/i, instead: 'returns' },
  { pattern: /; gives\b/i, instead: 'A sentence of its own: "Returns …"' },
  { pattern: /\bof (?:his|her|its|their) kin\b/i, instead: 'and similar' },
  { pattern: /\bit is waited\b|\bis waited\b(?! for)/i, instead: 'waits' },
  { pattern: /\b(?:nothing|none) when\b/i, instead: 'nothing if' },
  { pattern: /\btells (?:what|how|who|which|of|whether|when|where|why)\b/i, instead: 'says, prints, reports, shows' },
  { pattern: /\bhears? of\b/i, instead: 'learns of, gets' },
  { pattern: /\b(?:is|are) let in\b/i, instead: 'may enter' },
  { pattern: /\bbe it\b/i, instead: 'whether' },
];

const COMMENT = /^\s*(?:\/\/|\/\*+|\*)(.*)$|[;,{}()\]]\s+\/\/ (.*)$/;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1\s*,/;

/** The comment or the test title on a line of source, if it has one. */
export function proseOf(line: string): string {
  const [, whole, trailing] = COMMENT.exec(line) ?? [];
  return whole ?? trailing ?? TITLE.exec(line)?.[2] ?? '';
}

/** All forbidden phrases in the comments and test titles of a source text. */
export function findPhrases(file: string, source: string): readonly PhraseUse[] {
  return source.split('\n').flatMap((text, index) => {
    const prose = proseOf(text);
    const found = FORBIDDEN.filter(({ pattern }) => pattern.test(prose));
    return found.map(({ instead }) => ({ file, line: index + 1, text: text.trim(), instead }));
  });
}

/** The source files of a package, tests included. */
function sourcesOf(root: string, folder: string): readonly string[] {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];
  return globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

export const phrasesIn = (root: string, folder: string): readonly PhraseUse[] =>
  sourcesOf(root, folder).flatMap((file) => findPhrases(file, readFileSync(join(root, file), 'utf8')));
