/** Where a command writes. Tests collect; `main` prints. */
export interface Terminal {
  out(text: string): void;
  /** What went wrong, and progress: never mixed into the output. */
  err(text: string): void;
  /** Whether a person watches `err`, so that a line may be drawn over. */
  readonly isLive: boolean;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isLive: process.stderr.isTTY === true,
};
