// Stands in for `node:test` while mutants are judged: it collects tests instead of running them, so that each can be
// run alone, again and again, in one process.

type Work = () => unknown;
/** A test with its own test is given what runs that one. */
interface Context {
  readonly test: (title: string, work: Work) => Promise<unknown>;
}
type Body = (context: Context) => unknown;

export interface CollectedTest {
  readonly title: string;
  run(): Promise<void>;
}

interface Suite {
  readonly titles: readonly string[];
  readonly before: Work[];
  readonly after: Work[];
}

let suite: Suite = { titles: [], before: [], after: [] };
let collected: CollectedTest[] = [];

/** The tests collected since the last call. */
export function takeTests(): readonly CollectedTest[] {
  const tests = collected;
  collected = [];
  return tests;
}

export function describe(title: string, body: Work): void {
  const outer = suite;
  suite = { titles: [...outer.titles, title], before: [...outer.before], after: [...outer.after] };
  body();
  suite = outer;
}

export function it(title: string, body: Body): void {
  const { titles, before, after } = suite;
  const context: Context = { test: async (_title, work) => work() };
  collected.push({
    title: [...titles, title].join(' › '),
    run: async () => {
      for (const work of before) await work();
      await body(context);
      for (const work of after) await work();
    },
  });
}

export const test = it;
export const before = (work: Work): void => void suite.before.push(work);
export const after = (work: Work): void => void suite.after.push(work);
