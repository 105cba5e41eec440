import { isGameId, loadGame } from '@moonstaff/catalogue';
import { Refusal } from '@moonstaff/kernel';
import { loadWords } from '@moonstaff/text';
import { Usage } from '../exit.ts';
import { GAME_IDS } from '../games.ts';
import type { Speech } from '../words.ts';
import { Tables } from './tables.ts';

const MOST_TABLES = 10_000;
const COMMANDS = ['reset', 'observe', 'legal', 'step'] as const;

type Fields = { readonly [name: string]: unknown };

/** A conversation with a program: one line of JSON in, one line out. A mistake is answered; nothing is changed by it. */
export class Conversation {
  readonly #speech: Speech;
  #tables: Tables | undefined;

  constructor(speech: Speech) {
    this.#speech = speech;
  }

  async answer(line: string): Promise<string> {
    try {
      return JSON.stringify(await this.#obey(read(line)));
    } catch (error) {
      return JSON.stringify({ error: await this.#say(error) });
    }
  }

  async #say(error: unknown): Promise<string> {
    const { language, word } = this.#speech;
    if (error instanceof Usage) return word(error.key, error.args);
    if (error instanceof Refusal) return (await loadWords(language)).say(error.phrase);
    throw error;
  }

  async #obey(fields: Fields): Promise<object> {
    switch (fields['do']) {
      case 'reset':
        this.#tables = await tablesOf(fields);
        return { tables: this.#tables.standings() };
      case 'observe':
        return { views: this.#each(fields, (tables, index) => tables.observe(index)) };
      case 'legal':
        return { legal: this.#each(fields, (tables, index) => tables.legal(index)) };
      case 'step':
        return { tables: this.#step(fields['actions']) };
      default:
        throw new Usage('env.do', { given: String(fields['do']), known: COMMANDS });
    }
  }

  #known(): Tables {
    if (this.#tables === undefined) throw new Usage('env.none');
    return this.#tables;
  }

  /** For the tables that are named, or for all of them. */
  #each<T>(fields: Fields, ask: (tables: Tables, index: number) => T): readonly T[] {
    const tables = this.#known();
    const all = Array.from({ length: tables.count }, (_, index) => index);
    const asked = fields['tables'] ?? all;
    if (!Array.isArray(asked) || !asked.every((index) => all.includes(index))) {
      throw new Usage('env.tables', { last: tables.count - 1 });
    }
    return asked.map((index: number) => ask(tables, index));
  }

  #step(actions: unknown): readonly object[] {
    const tables = this.#known();
    const { count } = tables;
    if (!Array.isArray(actions) || actions.length !== count) throw new Usage('env.actions', { count });
    for (const [table, choice] of actions.entries()) {
      const { length } = tables.legal(table);
      if (!(Number.isInteger(choice) && choice >= 0 && choice < length)) {
        throw new Usage('env.choice', { table, given: JSON.stringify(choice), last: length - 1 });
      }
    }
    return actions.map((choice: number, table) => tables.step(table, choice));
  }
}

function read(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Said below.
  }
  throw new Usage('env.line', { example: '{"do":"legal"}' });
}

async function tablesOf({ game, players = 2, options = {}, seed = 'moonstaff', tables = 1 }: Fields): Promise<Tables> {
  if (!isGameId(game)) throw new Usage('args.game', { given: String(game), known: GAME_IDS });
  if (!(typeof tables === 'number' && Number.isInteger(tables) && tables >= 1 && tables <= MOST_TABLES)) {
    throw new Usage('env.count', { most: MOST_TABLES, given: JSON.stringify(tables) });
  }
  const rules = await loadGame(game);
  const { min, max } = rules.seats;
  if (!(typeof players === 'number' && Number.isInteger(players) && players >= min && players <= max)) {
    throw new Refusal('table.seats', { min, max, seats: Number(players) || 0 });
  }
  if (typeof options !== 'object' || options === null) throw new Refusal('options.shape', { given: String(options) });
  return new Tables({ game: rules, players, options: { ...options }, seed: String(seed), tables });
}
