/** Commands for operators: `npm run operator -- <command> <argument> [--lang code]`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Phrase, phrase, Refusal } from '@moonstaff/kernel';
import {
  backup,
  ban,
  closeReport,
  doctor,
  forgetGuests,
  isListed,
  LISTED,
  list,
  makeAnnouncement,
  moveOldDatabase,
  openStore,
  readConfig,
  removeTable,
  rename,
  replaceKey,
  resetPassword,
  restore,
  type Store,
  withdrawAnnouncement,
} from '@moonstaff/server/operator';
import { isLanguage, LANGUAGES } from '@moonstaff/text';
import { errorMessageOf } from '../src/error-message.ts';
import { say } from '../src/words.ts';

interface CommandResult {
  /** What it did, for people. */
  readonly message: Phrase;
  /** The only thing on standard output, for scripts. */
  readonly output?: string;
}

const ARGUMENTS = {
  user: phrase('server.operator.user'),
  person: phrase('server.operator.person'),
  personAndName: phrase('server.operator.personAndName'),
  table: phrase('server.operator.table'),
  message: phrase('server.operator.message'),
  file: phrase('server.operator.file'),
  days: phrase('server.operator.days'),
  report: phrase('server.operator.report'),
  kind: phrase('server.operator.kind', { kinds: LISTED.join('|') }),
} satisfies { readonly [kind: string]: Phrase };

type About =
  | 'resetPassword'
  | 'ban'
  | 'unban'
  | 'removeTable'
  | 'backup'
  | 'restore'
  | 'list'
  | 'rename'
  | 'forgetGuests'
  | 'announce'
  | 'withdraw'
  | 'doctor'
  | 'closeReport'
  | 'newCookieKey';

interface Command {
  /** What it needs. Absent for commands that need nothing. */
  readonly argument?: keyof typeof ARGUMENTS;
  readonly about: `server.operator.${About}`;
  /** Whether it can create the database. */
  readonly fresh?: true;
  run(database: string, argument: string, more: readonly string[]): Promise<CommandResult>;
}

const withStore =
  (work: (store: Store, argument: string, more: readonly string[]) => Promise<CommandResult>): Command['run'] =>
  async (database, argument, more) => {
    const store = await openStore(database);
    try {
      return await work(store, argument, more);
    } finally {
      await store.close();
    }
  };

/** The findings, what's wrong marked. Exits with 1 if there's a problem. */
async function examine(): Promise<CommandResult> {
  const lines: string[] = [];
  let problems = 0;
  for await (const { fine, phrase: said } of doctor(readConfig(process.env))) {
    if (!fine) problems++;
    lines.push(`${fine ? '✓' : '✗'} ${await say(said, lang)}`);
  }
  if (problems > 0) process.exitCode = 1;
  return { message: phrase('server.operator.didDoctor', { problems }), output: lines.join('\n') };
}

const COMMANDS: { readonly [name: string]: Command } = {
  list: {
    argument: 'kind',
    about: 'server.operator.list',
    run: withStore(async (store, kind, search) => {
      if (!isListed(kind))
        throw new Refusal('server.operator.unknown', { command: `list ${kind}`, known: [...LISTED] });
      const lines = await list(store, kind, search.join(' '));
      return { message: phrase('server.operator.didList', { count: lines.length }), output: lines.join('\n') };
    }),
  },
  rename: {
    argument: 'personAndName',
    about: 'server.operator.rename',
    run: withStore(async (store, who, more) => {
      const name = more.join(' ');
      await rename(store, who, name);
      return { message: phrase('server.operator.didRename', { who, name }) };
    }),
  },
  'forget-guests': {
    argument: 'days',
    about: 'server.operator.forgetGuests',
    run: withStore(async (store, days) => {
      const guests = await forgetGuests(store, days);
      return { message: phrase('server.operator.didForget', { guests }) };
    }),
  },
  announce: {
    argument: 'message',
    about: 'server.operator.announce',
    run: withStore(async (store, first, more) => {
      const { stopAt } = await makeAnnouncement(store, { text: [first, ...more].join(' '), ...stopping });
      return {
        message:
          stopAt === undefined ? phrase('server.operator.didAnnounce') : phrase('server.operator.didAnnounceStop'),
      };
    }),
  },
  withdraw: {
    about: 'server.operator.withdraw',
    run: withStore(async (store) => {
      await withdrawAnnouncement(store);
      return { message: phrase('server.operator.didWithdraw') };
    }),
  },
  'new-cookie-key': {
    about: 'server.operator.newCookieKey',
    run: withStore(async (store) => {
      await replaceKey(store, { endAll });
      return { message: phrase(endAll ? 'server.operator.didEndCookies' : 'server.operator.didReplaceKey') };
    }),
  },
  'close-report': {
    argument: 'report',
    about: 'server.operator.closeReport',
    run: withStore(async (store, report) => {
      await closeReport(store, report);
      return { message: phrase('server.operator.didClose', { report }) };
    }),
  },
  doctor: { about: 'server.operator.doctor', run: examine },
  'reset-password': {
    argument: 'user',
    about: 'server.operator.resetPassword',
    run: withStore(async (store, who) => {
      const output = await resetPassword(store, who);
      return { message: phrase('server.operator.didReset', { who }), output };
    }),
  },
  ban: {
    argument: 'person',
    about: 'server.operator.ban',
    run: withStore(async (store, who) => {
      await ban(store, who);
      return { message: phrase('server.operator.didBan', { who }) };
    }),
  },
  unban: {
    argument: 'person',
    about: 'server.operator.unban',
    run: withStore(async (store, who) => {
      await ban(store, who, false);
      return { message: phrase('server.operator.didUnban', { who }) };
    }),
  },
  'remove-table': {
    argument: 'table',
    about: 'server.operator.removeTable',
    run: withStore(async (store, table) => {
      await removeTable(store, table);
      return { message: phrase('server.operator.didRemove', { table }) };
    }),
  },
  backup: {
    argument: 'file',
    about: 'server.operator.backup',
    run: async (database, file) => {
      const { rows } = await backup(database, file);
      return { message: phrase('server.operator.didBackup', { file, rows }) };
    },
  },
  restore: {
    argument: 'file',
    about: 'server.operator.restore',
    fresh: true,
    run: async (database, file) => {
      const { rows } = await restore(database, file);
      return { message: phrase('server.operator.didRestore', { rows }) };
    },
  },
};

const CALL = process.env['npm_lifecycle_event'] === 'operator' ? 'npm run operator --' : 'moonstaff operator';

async function help(lang: string | undefined): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, { argument, about }]) => [
      argument === undefined ? `  ${name}` : `  ${name} <${await say(ARGUMENTS[argument], lang)}>`,
      await say(phrase(about), lang),
    ]),
  );
  lines.push([`  --lang ${LANGUAGES.join('|')}`, await say(phrase('server.operator.lang'), lang)]);
  const width = Math.max(...lines.map(([left = '']) => left.length)) + 2;
  const listed = lines.map(([left = '', right = '']) => `${left.padEnd(width)}${right}\n`).join('');
  return `${CALL} …\n\n${await say(phrase('server.operator.about'), lang)}\n\n${listed}`;
}

const OPTIONS = {
  lang: { type: 'string' },
  stop: { type: 'string' },
  'end-all': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
const { values, positionals, tokens } = parseArgs({
  options: OPTIONS,
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name));
const lang = typeof values.lang === 'string' ? values.lang : undefined;
/** `new-cookie-key --end-all` */
const endAll = values['end-all'] === true;
/** `announce --stop 15`; without a number it's refused like any other nonsense. */
const stopping = values.stop === undefined ? {} : { stop: values.stop === true ? '' : String(values.stop) };

/** Carries out the command, or refuses it. */
async function carryOut([name = '', argument = '', ...more]: readonly string[]): Promise<CommandResult> {
  if (lang !== undefined && !isLanguage(lang)) {
    throw new Refusal('server.operator.unknown', { command: `--lang ${lang}`, known: [...LANGUAGES] });
  }
  const command = COMMANDS[name];
  if (command === undefined)
    throw new Refusal('server.operator.unknown', { command: name, known: Object.keys(COMMANDS) });
  const isEnough = command.argument === undefined || argument !== '' || 'stop' in stopping;
  if (!isEnough && command.argument !== undefined) {
    throw new Refusal('server.operator.missing', { command: name, what: await say(ARGUMENTS[command.argument], lang) });
  }
  const { database } = readConfig(process.env);
  moveOldDatabase(database);
  if (command.fresh === undefined && !/^postgres/.test(database) && !existsSync(database)) {
    throw new Refusal('server.operator.noDatabase', { where: database });
  }
  return command.run(database, argument, more);
}

if (unknown?.kind === 'option') {
  const given = unknown.rawName;
  process.stderr.write(`${await say(phrase('server.option.unknown', { given, help: `${CALL} --help` }), lang)}\n`);
  process.exitCode = 2;
} else if (values.help === true || positionals.length === 0) {
  (values.help === true ? process.stdout : process.stderr).write(await help(lang));
  process.exitCode = values.help === true ? 0 : 2;
} else {
  try {
    const { message, output } = await carryOut(positionals);
    (output === undefined ? process.stdout : process.stderr).write(`${await say(message, lang)}\n`);
    if (output !== undefined) process.stdout.write(`${output}\n`);
  } catch (error) {
    const message = await errorMessageOf(error, lang);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
