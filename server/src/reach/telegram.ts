import { z } from 'zod';
import { BadAnswer } from '../notices/webhook.ts';

export const TELEGRAM = 'https://api.telegram.org';

/** How a bot's token looks. */
export const BOT_TOKEN = /^\d{5,16}:[A-Za-z0-9_-]{30,60}$/;

const TIMEOUT = 5000;

const answer = z.object({ result: z.unknown() });
const bot = z.object({ username: z.string() });
const update = z.object({
  update_id: z.int(),
  message: z.object({ text: z.string().optional(), chat: z.object({ id: z.int() }) }).optional(),
});
type Update = z.infer<typeof update>;

/** Somebody who pressed Start, with the code from the link that led them to the bot. */
export interface Started {
  readonly code: string;
  readonly chat: string;
}

/** A bot at Telegram, as far as we need it. */
export class TelegramBot {
  readonly #address: string;

  constructor(token: string, server = TELEGRAM) {
    this.#address = `${server}/bot${token}`;
  }

  async name(): Promise<string> {
    return (await this.#call('getMe', {}, bot)).username;
  }

  async send(chat: string, text: string): Promise<void> {
    await this.#call('sendMessage', { chat_id: chat, text, link_preview_options: { is_disabled: true } }, z.unknown());
  }

  /** Everyone who has pressed Start since the last time somebody asked. */
  async started(): Promise<readonly Started[]> {
    const updates = await this.#updates(0);
    const last = updates.at(-1);
    // Telegram drops what comes before this number.
    if (last !== undefined) await this.#updates(last.update_id + 1);
    return updates.flatMap(({ message }) => {
      const code = /^\/start ([A-Za-z0-9_-]{1,64})$/.exec(message?.text ?? '')?.[1];
      return code === undefined || message === undefined ? [] : [{ code, chat: String(message.chat.id) }];
    });
  }

  #updates(offset: number): Promise<readonly Update[]> {
    return this.#call('getUpdates', { offset, limit: 100, timeout: 0, allowed_updates: ['message'] }, z.array(update));
  }

  async #call<Schema extends z.ZodType>(method: string, body: unknown, schema: Schema): Promise<z.output<Schema>> {
    const response = await fetch(`${this.#address}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      // The address contains the token, so the error doesn't repeat it.
      throw error instanceof Error && error.name === 'TimeoutError'
        ? new Error('no answer in time')
        : new Error('Telegram can’t be reached');
    });
    if (!response.ok) throw new BadAnswer(response.status);
    return schema.parse(answer.parse(await response.json()).result);
  }
}
