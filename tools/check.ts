import { dirname } from 'node:path';
import { checksFor, runChecks } from './checks.ts';
import { toolArgs } from './tool-args.ts';

toolArgs({
  command: 'npm run check',
  about: 'Static checks of the whole source: types, lint and format, imports, unused code.',
});
const root = dirname(import.meta.dirname);
const verdicts = await runChecks(root, checksFor(root), (text) => process.stdout.write(text));
const failed = verdicts.filter((verdict) => !verdict.passed).length;
process.stdout.write(`${verdicts.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
