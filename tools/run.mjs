// node tools/run.mjs [--web] PROGRAM [ARGUMENT…]
// Runs a TypeScript program of the project on any machine with Node 18 or later; see launch/launch.mjs.
import process from 'node:process';
import { launch } from './launch/launch.mjs';

const words = process.argv.slice(2);
const [entry, ...args] = words[0] === '--web' ? words.slice(1) : words;
// Somebody who asks for help doesn't want to wait for the pages.
const web = words[0] === '--web' && !args.includes('--help');
if (entry === undefined) {
  process.stderr.write('Usage: node tools/run.mjs [--web] PROGRAM [ARGUMENT…]\n');
  process.exitCode = 2;
} else {
  process.exitCode = await launch({ entry, args, web });
}
