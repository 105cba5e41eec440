import { type Command, newCommandId, Refused, type ServerConnection } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { keepUnanswered, keptUnanswered, type UnansweredCommand } from './unanswered.ts';

interface OutboxOptions {
  readonly table: string;
  readonly invite: string | undefined;
  readonly connection: Pick<ServerConnection, 'command'>;
  /** Why the last command was refused; nothing while the next one is on its way. */
  readonly onRefused: (why: Phrase | undefined) => void;
  readonly onChange: () => void;
}

/** What a person does at a server's table, on its way there. What a reload interrupted is sent again, once. */
export class Outbox {
  readonly #options: OutboxOptions;
  #busy = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxOptions) {
    this.#options = options;
    const kept = keptUnanswered(options.table);
    if (kept !== undefined) this.#last = this.#carryOut(kept);
  }

  /** Whether something was sent that has not been answered. */
  get busy(): boolean {
    return this.#busy;
  }

  /** One after the other, whatever became of the one before. Says whether it was done. */
  command(command: Command): Promise<boolean> {
    const carryOut = (): Promise<boolean> => this.#carryOut({ id: newCommandId(), command });
    const done = this.#last.then(carryOut, carryOut);
    this.#last = done;
    return done;
  }

  /** At once, beside what is on its way. */
  async say(text: string): Promise<boolean> {
    return (await this.#send({ id: newCommandId(), command: { type: 'chat', text } })) === 'done';
  }

  async #carryOut(unanswered: UnansweredCommand): Promise<boolean> {
    const { table, onRefused, onChange } = this.#options;
    this.#busy = true;
    try {
      keepUnanswered(table, unanswered);
      onRefused(undefined);
      const answer = await this.#send(unanswered);
      if (answer !== 'unanswered') keepUnanswered(table, undefined);
      return answer === 'done';
    } finally {
      this.#busy = false;
      onChange();
    }
  }

  async #send({ id, command }: UnansweredCommand): Promise<'done' | 'refused' | 'unanswered'> {
    const { table, invite, connection, onRefused } = this.#options;
    try {
      await connection.command(table, command, { id, ...(invite !== undefined && { invite }) });
      return 'done';
    } catch (error) {
      // Only leaving the table ends the waiting for an answer.
      if (!(error instanceof Refused)) return 'unanswered';
      onRefused(error.phrase);
      return 'refused';
    }
  }
}
