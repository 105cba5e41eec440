#!/usr/bin/env node
// The command `npx moonstaff`. Prints no set-up steps that have nothing to do, so that output can be piped.
import process from 'node:process';
import { launch } from './launch/launch.mjs';

const args = process.argv.slice(2);
const [command = 'serve'] = args;
const serves = command === 'serve' || (command.startsWith('-') && !args.includes('--help') && !args.includes('-h'));
process.exitCode = await launch({ entry: 'cli/src/main.ts', args, web: serves, quiet: true });
