import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBox, printedNow } from '@moonstaff/kernel';
import {
  basicCards,
  deckOfEra,
  EXPLORERS,
  goals,
  guild,
  investigateCards,
  MAP_IDS,
  SOLO_TARGETS,
  TOWER_PAY,
  treasures,
  VILLAGE_PAY,
  VILLAGES,
} from '../src/index.ts';
import { factOf } from './fixtures/fact-of.ts';
import { type CardFact, cardFacts } from './fixtures/facts.ts';

/** The printed card without what we do not keep: its group, and the words about villages of the two-village card. */
const printed = ({ id, steps, modifiers }: CardFact): CardFact => ({
  id,
  steps: (steps ?? []).map(({ shape, max, allow, ref, requireFeature }) => ({
    shape,
    max,
    allow,
    ...(ref === undefined ? {} : { ref }),
    ...(requireFeature === undefined ? {} : { requireFeature }),
  })),
  ...(modifiers === undefined ? {} : { modifiers }),
});

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

test('basic Explore cards are what is printed', () => {
  const basics = cardFacts.exploreCards.filter(({ steps }) => steps !== undefined);
  assert.deepEqual(basicCards.map(factOf), basics.map(printed));
});

test('the 28 special Investigate cards are what is printed', () => {
  const cards = inBox(1, investigateCards);
  assert.equal(cards.length, cardFacts.supply['investigateCards']);
  assert.deepEqual(cards.map(factOf).sort(byId), cardFacts.investigateCards.map(printed).sort(byId));
});

test('the 40 treasures split into kinds as printed', () => {
  assert.deepEqual(
    treasures.map(({ id, count, immediate }) => ({ id, count, timing: immediate ? 'immediate' : 'endGame' })),
    cardFacts.treasureCards.map(({ id, count, timing }) => ({ id, count, timing })),
  );
  assert.equal(
    treasures.reduce((sum, { count }) => sum + count, 0),
    cardFacts.supply['treasureCards'],
  );
});

test('each map has its six goals and both rewards', () => {
  for (const map of MAP_IDS) {
    const ours = goals.filter((goal) => goal.map === map).map(({ id, rewards }) => ({ id, ...rewards }));
    assert.deepEqual(
      ours,
      cardFacts.goals[map]?.map(({ id, first, later }) => ({ id, first, later })),
    );
  }
});

test('decks, pieces and payouts have the printed numbers', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((era) => deckOfEra(era, guild.rules.current).length),
    cardFacts.setup.turnsPerEra,
  );
  assert.deepEqual(
    [EXPLORERS, VILLAGES],
    [cardFacts.supply['explorersPerPlayer'], cardFacts.supply['villagesPerPlayer']],
  );
  assert.deepEqual(VILLAGE_PAY, cardFacts.payouts.villageByEra);
  assert.deepEqual(printedNow(TOWER_PAY), cardFacts.payouts.towerByOrder);
  assert.deepEqual(SOLO_TARGETS, cardFacts.solo.targets);
});
