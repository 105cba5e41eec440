/** Where browsers have it, a task can come before those that wait already, such as the next frame. */
interface Scheduler {
  postTask(act: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
}

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Runs this in a task of its own, as soon as possible: sooner than a timer, and before the next frame if there is time. */
export function soon(act: () => void): void {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler !== undefined) {
    void scheduler.postTask(act, { priority: 'user-blocking' });
    return;
  }
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(act);
  channel.port2.postMessage(undefined);
}
