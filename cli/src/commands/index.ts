import type { Command } from '../command.ts';
import { analyse } from './analyse.ts';
import { env } from './env.ts';
import { facts } from './facts.ts';
import { installService } from './install-service.ts';
import { operator } from './operator.ts';
import { replayCommand } from './replay.ts';
import { scenario } from './scenario.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { tournament } from './tournament.ts';
import { tune } from './tune.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  serve,
  operator,
  installService,
  simulate,
  tournament,
  tune,
  env,
  replayCommand,
  analyse,
  scenario,
  facts,
];
