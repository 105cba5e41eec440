import type { Out } from '@moonstaff/kernel';

/** Remembers whether an action revealed something hidden. */
export class Watch implements Out {
  revealed = false;
  event(): void {}
  reveal(): void {
    this.revealed = true;
  }
  confirm(): void {}
  settle(): void {
    this.revealed = true;
  }
}
