import type { Args } from '@moonstaff/kernel';
import type { CliKey } from '@moonstaff/text/cli';

/** What scripts may rely on. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Why a command stops. It's put into words once the language is known. */
abstract class Stop extends Error {
  readonly key: CliKey;
  readonly args: Args;

  constructor(key: CliKey, args: Args = {}) {
    super(key);
    this.key = key;
    this.args = args;
  }
}

/** The command was used wrongly. Nothing was done. */
export class Usage extends Stop {
  override readonly name = 'Usage';
}

/** The command was used correctly, but failed. */
export class Failed extends Stop {
  override readonly name = 'Failed';
}
