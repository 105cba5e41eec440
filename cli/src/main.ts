import { moonstaff } from './moonstaff.ts';
import { processTerminal } from './terminal.ts';

// `moonstaff … | head`: the reader has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await moonstaff(process.argv.slice(2), processTerminal);
