#!/usr/bin/env node
// The command `npx moonstaff`. Prints no set-up steps that have nothing to do, so that output can be piped.
import process from 'node:process';
import { launch } from './launch/launch.mjs';

const args = process.argv.slice(2);
process.exitCode = await launch({ entry: 'cli/src/main.ts', args, web: args.includes('serve'), quiet: true });
