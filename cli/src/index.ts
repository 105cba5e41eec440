export type { Command, OptionSpec, Parsed } from './command.ts';
export { moonstaff } from './moonstaff.ts';
export type { Terminal } from './terminal.ts';
