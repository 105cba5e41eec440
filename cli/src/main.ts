import { moonstaff } from './moonstaff.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await moonstaff(process.argv.slice(2), processTerminal);
