#!/usr/bin/env node
// The command `npx moonstaff`: set-up that has nothing to do stays silent, so that output can be piped.
import process from 'node:process';
import { launch } from './launch/launch.mjs';

const args = process.argv.slice(2);
process.exitCode = await launch({ entry: 'cli/src/main.ts', args, web: args.includes('serve'), quiet: true });
