/** One small change to the code of one file. */
export interface Mutant {
  /** The number that the instrumented code knows it by. It shifts when the file changes. */
  readonly id: string;
  /** Says where and what, without line numbers, and is unique in its file: `endRound: a < b → a <= b`. */
  readonly name: string;
  readonly line: number;
  /** What stands from here to there in the file's text is replaced. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** A file with all its mutants built in; the switch turns one of them on. */
export interface Instrumented {
  /** From the root of the project, with slashes: `games/arnak/src/round.ts`. */
  readonly file: string;
  /** Of the file's code, without comments. */
  readonly hash: string;
  /** JavaScript, ready to run. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
  /** Something at its top changes while it runs, so that what one mutant leaves behind may hide the next. */
  readonly keeps: boolean;
}

/**
 * What noticed a mutant. A crash is a program that no longer loads; endless is one that runs on or out of memory.
 * What the compiler refuses is no mutant that anybody could meet: it doesn't count.
 */
export const JUDGES = ['scenario', 'test', 'conformance', 'crash', 'endless', 'compiler'] as const;
export type Judge = (typeof JUDGES)[number];

export interface Noticed {
  readonly judge: Judge;
  /** The case that failed, for `scenario`, `test` and `conformance`. */
  readonly by?: string;
}
