// Runs several test files in one process, one after another: node --test tools/together.ts FILE…
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
