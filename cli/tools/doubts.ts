/** Writes `docs/doubts.md`. */
import { writeFileSync } from 'node:fs';
import { loadWords } from '@moonstaff/text';
import { doubtsPage } from '../src/facts/doubts.ts';

writeFileSync(new URL('../../docs/doubts.md', import.meta.url), await doubtsPage(await loadWords('en')));
