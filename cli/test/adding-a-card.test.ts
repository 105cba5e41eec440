import { describe } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { followTheGuide } from './adding-a-card.ts';

// The whole of it, with the other game and everything else of the project: `npm run adding-a-card`.
describe('the guide to adding a card, followed step by step in a copy of the project', () => {
  followTheGuide({ whole: false, compilesAgain: isThorough });
});
