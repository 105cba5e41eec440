// npm run check: static checks of the whole source, in seconds.
import { dirname } from 'node:path';
import { checksFor, runChecks } from './checks.ts';

const root = dirname(import.meta.dirname);
const verdicts = await runChecks(root, checksFor(root), (text) => process.stdout.write(text));
const failed = verdicts.filter((verdict) => !verdict.passed).length;
process.stdout.write(`${verdicts.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
