import type { Command } from '../command.ts';
import { facts } from './facts.ts';
import { replayCommand } from './replay.ts';
import { scenario } from './scenario.ts';
import { simulate } from './simulate.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [simulate, replayCommand, scenario, facts];
