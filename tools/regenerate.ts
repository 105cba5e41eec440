import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { toolArgs } from './tool-args.ts';

const ROOT = dirname(import.meta.dirname);

/** What is written, and by which program. */
const DERIVED: readonly (readonly [what: string, ...command: readonly string[]])[] = [
  ['the book: every component in words', 'text/tools/book.ts'],
  ['drafts of readings for new lines of the book', 'text/tools/read-back.ts', '--draft'],
  ['the ledger: which scenario shows which rule', 'scenarios/tools/ledger.ts'],
  ['the list of doubtful facts', 'cli/tools/doubts.ts'],
  ['whole games to read', 'cli/tools/transcripts.ts'],
  ['the schema of logs', 'kernel/test-kit/log-schema.ts'],
  [
    'the format of what was written',
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    'text/read-back',
    'docs',
  ],
];

toolArgs({
  command: 'npm run regenerate',
  about: `Writes everything that's derived from data, words and scenarios:\n${DERIVED.map(([what]) => `- ${what}`).join('\n')}`,
});

for (const [i, [what, ...command]] of DERIVED.entries()) {
  process.stdout.write(`[${i + 1}/${DERIVED.length}] ${what}\n`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    process.stderr.write(`${program} ended with ${status}\n`);
    process.exit(1);
  }
}
