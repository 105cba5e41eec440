import type { ReactNode } from 'react';

/** One component as the reference shows it. */
export interface Component {
  readonly id: string;
  readonly name: string;
  /** What it costs, what it is worth, what it does. */
  readonly lines: readonly string[];
  readonly drawing: ReactNode;
  /** The rule behind it, as in `docs/rules`. */
  readonly rule: string;
  /** Whether what is printed on it is not certain (`docs/doubts.md`). */
  readonly doubtful?: boolean;
}

/** Components of one kind, under one heading. */
export interface Kind {
  readonly id: string;
  readonly title: string;
  readonly components: readonly Component[];
}
