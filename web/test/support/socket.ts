import type { TestContext } from 'node:test';
import { MemoryStorage } from './storage.ts';

/** A socket whose server side the test plays. */
export class FakeWebSocket {
  static readonly opened: FakeWebSocket[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { readonly data: string }) => void;
  readonly sent: { readonly type: string; readonly id?: string }[] = [];

  constructor() {
    FakeWebSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    this.say({ type: 'welcome', protocol: 1, person: 'P'.repeat(22), name: 'Ilka', now: 5 });
  }
}

export interface FakePage {
  readonly window: EventTarget;
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState };
  /** The last socket that was opened. */
  readonly line: () => FakeWebSocket;
}

/** The parts of a browser page that a server's table needs, until the test is over. */
export function fakePage(t: TestContext, sessionStorage: Storage = new MemoryStorage()): FakePage {
  const location = new URL('http://here/');
  const window = Object.assign(new EventTarget(), { location });
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    querySelector: () => null,
  });
  const globals = { window, document, location, sessionStorage, WebSocket: FakeWebSocket };
  FakeWebSocket.opened.length = 0;
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    t.after(() => {
      if (before === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, before);
    });
  }
  return { window, document, line: () => FakeWebSocket.opened.at(-1) ?? new FakeWebSocket() };
}
