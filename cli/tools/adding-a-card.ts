import { describe } from 'node:test';
import { toolArgs } from '@moonstaff/tools/tool-args';
import { followTheGuide } from '../test/adding-a-card.ts';

toolArgs({
  command: 'npm run adding-a-card',
  about: `Follows both chapters of docs/adding-a-card.md in a copy of the project, step by step, and checks that nothing else breaks:
all checks, and the tests that the guide names. “npm test” does what's about the card itself.`,
});

describe('the guide to adding a card, with everything else of the project', () => {
  followTheGuide({ whole: true, compilesAgain: true });
});
