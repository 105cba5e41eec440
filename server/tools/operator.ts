/**
 * What an operator does by hand, on the database the environment names, with the server running or not:
 * `npm run operator -w server -- <command> [argument]`.
 */
import { Refusal } from '@moonstaff/kernel';
import {
  backup,
  ban,
  ConfigError,
  openStore,
  readConfig,
  removeTable,
  resetPassword,
  restore,
  type Store,
} from '@moonstaff/server/operator';
import { say } from '../src/words.ts';

const withStore =
  (work: (store: Store, argument: string) => Promise<unknown>) =>
  async (database: string, argument: string): Promise<unknown> => {
    const store = await openStore(database);
    try {
      return await work(store, argument);
    } finally {
      await store.close();
    }
  };

const COMMANDS: { readonly [name: string]: (database: string, argument: string) => Promise<unknown> } = {
  backup: async (database, file) => (await backup(database, file)).rows,
  restore: async (database, file) => (await restore(database, file)).rows,
  'reset-password': withStore(resetPassword),
  ban: withStore((store, who) => ban(store, who)),
  unban: withStore((store, who) => ban(store, who, false)),
  'remove-table': withStore(removeTable),
};

const [name = '', argument = ''] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined || argument === '') {
  process.stderr.write(`${Object.keys(COMMANDS).join(' | ')} <…>\n`);
  process.exitCode = 2;
} else {
  try {
    const told = await command(readConfig(process.env).database, argument);
    if (told !== undefined) process.stdout.write(`${told}\n`);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error instanceof Refusal ? await say(error.phrase) : error.message}\n`);
    process.exitCode = 1;
  }
}
