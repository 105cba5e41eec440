const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Does this in a task of its own, the next there is: sooner than a timer. */
export function soon(act: () => void): void {
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(act);
  channel.port2.postMessage(undefined);
}
