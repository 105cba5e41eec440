import type { SocketLike } from '@moonstaff/client';

const PERSON = 'P'.repeat(22);

/** A socket whose server side the test plays. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  /** Half open: nothing sent arrives, and nobody closes it. */
  dead = false;
  readonly sent: { readonly type: string; readonly id?: string; readonly have?: number }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (!this.dead) this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    this.say({ type: 'welcome', protocol: 1, person: PERSON, name: 'Anna', now: 5 });
  }
}
