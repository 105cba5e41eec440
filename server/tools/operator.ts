/** What an operator does by hand: `npm run operator -- <command> <argument> [--lang code]`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Phrase, phrase, Refusal } from '@moonstaff/kernel';
import {
  backup,
  ban,
  moveOldDatabase,
  openStore,
  readConfig,
  removeTable,
  resetPassword,
  restore,
  type Store,
} from '@moonstaff/server/operator';
import { isLanguage, LANGUAGES } from '@moonstaff/text';
import { errorMessageOf } from '../src/error-message.ts';
import { say } from '../src/words.ts';

interface Done {
  /** What it did, for people. */
  readonly said: Phrase;
  /** What it made, alone on standard output. */
  readonly made?: string;
}

interface Command {
  readonly argument: 'user' | 'person' | 'table' | 'file';
  readonly about: `server.operator.${'resetPassword' | 'ban' | 'unban' | 'removeTable' | 'backup' | 'restore'}`;
  /** Whether it needs a database that is there already. */
  readonly fresh?: true;
  run(database: string, argument: string): Promise<Done>;
}

const withStore =
  (work: (store: Store, argument: string) => Promise<Done>): Command['run'] =>
  async (database, argument) => {
    const store = await openStore(database);
    try {
      return await work(store, argument);
    } finally {
      await store.close();
    }
  };

const COMMANDS: { readonly [name: string]: Command } = {
  'reset-password': {
    argument: 'user',
    about: 'server.operator.resetPassword',
    run: withStore(async (store, who) => {
      const made = await resetPassword(store, who);
      return { said: phrase('server.operator.didReset', { who }), made };
    }),
  },
  ban: {
    argument: 'person',
    about: 'server.operator.ban',
    run: withStore(async (store, who) => {
      await ban(store, who);
      return { said: phrase('server.operator.didBan', { who }) };
    }),
  },
  unban: {
    argument: 'person',
    about: 'server.operator.unban',
    run: withStore(async (store, who) => {
      await ban(store, who, false);
      return { said: phrase('server.operator.didUnban', { who }) };
    }),
  },
  'remove-table': {
    argument: 'table',
    about: 'server.operator.removeTable',
    run: withStore(async (store, table) => {
      await removeTable(store, table);
      return { said: phrase('server.operator.didRemove', { table }) };
    }),
  },
  backup: {
    argument: 'file',
    about: 'server.operator.backup',
    run: async (database, file) => {
      const { rows } = await backup(database, file);
      return { said: phrase('server.operator.didBackup', { file, rows }) };
    },
  },
  restore: {
    argument: 'file',
    about: 'server.operator.restore',
    fresh: true,
    run: async (database, file) => {
      const { rows } = await restore(database, file);
      return { said: phrase('server.operator.didRestore', { rows }) };
    },
  },
};

const ARGUMENTS: { readonly [kind in Command['argument']]: Phrase } = {
  user: phrase('server.operator.user'),
  person: phrase('server.operator.person'),
  table: phrase('server.operator.table'),
  file: phrase('server.operator.file'),
};

async function help(lang: string | undefined): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, { argument, about }]) => [
      `  ${name} <${await say(ARGUMENTS[argument], lang)}>`,
      await say(phrase(about), lang),
    ]),
  );
  lines.push([`  --lang ${LANGUAGES.join('|')}`, await say(phrase('server.operator.lang'), lang)]);
  const width = Math.max(...lines.map(([left = '']) => left.length)) + 2;
  const listed = lines.map(([left = '', right = '']) => `${left.padEnd(width)}${right}\n`).join('');
  return `npm run operator -- …\n\n${await say(phrase('server.operator.about'), lang)}\n\n${listed}`;
}

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
  strict: false,
});
const lang = typeof values.lang === 'string' ? values.lang : undefined;

/** Refuses, or does what the words ask for. */
async function carryOut([name = '', argument = '']: readonly string[]): Promise<Done> {
  if (lang !== undefined && !isLanguage(lang)) {
    throw new Refusal('server.operator.unknown', { command: `--lang ${lang}`, known: [...LANGUAGES] });
  }
  const command = COMMANDS[name];
  if (command === undefined)
    throw new Refusal('server.operator.unknown', { command: name, known: Object.keys(COMMANDS) });
  if (argument === '') {
    throw new Refusal('server.operator.missing', { command: name, what: await say(ARGUMENTS[command.argument], lang) });
  }
  const { database } = readConfig(process.env);
  moveOldDatabase(database);
  if (command.fresh === undefined && !/^postgres/.test(database) && !existsSync(database)) {
    throw new Refusal('server.operator.noDatabase', { where: database });
  }
  return command.run(database, argument);
}

if (values.help === true || positionals.length === 0) {
  (values.help === true ? process.stdout : process.stderr).write(await help(lang));
  process.exitCode = values.help === true ? 0 : 2;
} else {
  try {
    const { said, made } = await carryOut(positionals);
    (made === undefined ? process.stdout : process.stderr).write(`${await say(said, lang)}\n`);
    if (made !== undefined) process.stdout.write(`${made}\n`);
  } catch (error) {
    const complaint = await errorMessageOf(error, lang);
    if (complaint === undefined) throw error;
    process.stderr.write(`${complaint}\n`);
    process.exitCode = 1;
  }
}
