/**
 * Follows the guide to adding a card in a copy of the project, step by step, and checks that nothing else breaks: all
 * types, all scenarios, the tests of words and box content. `npm run adding-a-card`; the tests do what's about the card itself.
 */
import { describe } from 'node:test';
import { followTheGuide } from '../test/adding-a-card.ts';

describe('the guide to adding a card, with everything else of the project', () => {
  followTheGuide({ whole: true });
});
