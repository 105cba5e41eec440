#!/usr/bin/env node
// The command `moonstaff` of the npm package. The repository has its own, which also builds what it needs.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureNode, isNewEnough } from '../launch/node.mjs';
import { cacheFolder } from '../launch/paths.mjs';
import { become } from '../launch/program.mjs';
import { StepError, Steps } from '../launch/steps.mjs';

/** This Node, or if it's too old, one we download once. */
async function nodePath() {
  if (isNewEnough(process.version)) return process.execPath;
  const home = cacheFolder(process.env, homedir(), process.platform);
  mkdirSync(home, { recursive: true });
  let path = process.execPath;
  await new Steps(1, { quiet: true }).run('Node', async (busy) => {
    const found = await ensureNode(home, busy);
    path = found.path;
    return found.said;
  });
  return path;
}

const program = fileURLToPath(new URL('../../cli/src/main.js', import.meta.url));
try {
  process.exitCode = await become(await nodePath(), [program, ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  process.exitCode = 1;
}
