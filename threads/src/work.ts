/** Does one task. What it passes to `progress` goes to the caller who gave the task. */
export type Work<Task, Result, Progress> = (task: Task, progress: (news: Progress) => void) => Result | Promise<Result>;

/** What a worker module exports as `start`: called once in each thread, before its first task. */
export type StartWork<Setup, Task, Result, Progress = never> = (
  setup: Setup,
) => Work<Task, Result, Progress> | Promise<Work<Task, Result, Progress>>;

export type AnyStart = StartWork<never, never, unknown, unknown>;

type WorkOf<Start extends AnyStart> = Awaited<ReturnType<Start>>;
export type SetupOf<Start extends AnyStart> = Parameters<Start>[0];
export type TaskOf<Start extends AnyStart> = Parameters<WorkOf<Start>>[0];
export type ResultOf<Start extends AnyStart> = Awaited<ReturnType<WorkOf<Start>>>;
export type ProgressOf<Start extends AnyStart> =
  WorkOf<Start> extends Work<never, unknown, infer Progress> ? Progress : never;

/** What a thread gets when it starts. */
export interface ThreadData {
  /** The address of the worker module. */
  readonly module: string;
  readonly setup: unknown;
}

/** What a thread sends. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly news: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };
