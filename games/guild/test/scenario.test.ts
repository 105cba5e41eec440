import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, Refusal } from '@moonstaff/kernel';
import { actionCards } from '../src/data/action-cards.ts';
import { basicCards, specialCards } from '../src/data/explore-cards.ts';
import { goals } from '../src/data/goals.ts';
import { soloTokens } from '../src/data/solo.ts';
import { treasures } from '../src/data/treasures.ts';
import { guild } from '../src/index.ts';
import { scenario } from '../src/scenario/index.ts';
import { start } from './play.ts';

const SEATS = ['ada', 'bo'];

function arranged(given: Json): { readonly [name: string]: Json } {
  const state = start('avenia', 2, 'scenario');
  scenario.arrange(state, given, SEATS);
  return scenario.facts(state, SEATS) as { readonly [name: string]: Json };
}

function refusal(given: Json): readonly [string, Json | undefined] {
  try {
    arranged(given);
  } catch (error) {
    if (error instanceof Refusal) return [error.phrase.key, error.phrase.args['path']];
    throw error;
  }
  return ['accepted', ''];
}

test('what is not named stays as it was dealt', () => {
  const state = start('avenia', 2, 'scenario');
  const before = scenario.facts(state, SEATS);
  scenario.arrange(state, {}, SEATS);
  assert.deepEqual(scenario.facts(state, SEATS), before);
});

test('cards move, they are not doubled', () => {
  const { ada, treasureDeck, actionDeck, deck } = arranged({
    card: 'explore-sea',
    ada: { treasures: ['vase', 'vase'], actions: { I: 'sea5' } },
  });
  assert.deepEqual((ada as { treasures: Json }).treasures, ['vase', 'vase']);
  assert.equal((treasureDeck as Json[]).length, 38);
  assert.equal((actionDeck as Json[]).length, 27);
  assert.ok(!(deck as Json[]).includes('explore-sea'));
});

test('an arranged state can be played, copied and seen like any other', () => {
  const state = start('avenia', 2, 'scenario');
  scenario.arrange(state, { map: 'coast', era: 4, card: 'special-any', ada: { actions: { II: 'sea5' } } }, SEATS);
  assert.deepEqual(guild.legal(state, 0), [{ type: 'use', slot: 'II' }]);
  assert.deepEqual(guild.legal(state, 1), [{ type: 'done' }]);
  assert.deepEqual(guild.clone(state), state);
});

test('what cannot be arranged is refused with its path', () => {
  assert.deepEqual(refusal({ colour: 1 }), ['given.part', 'colour']);
  assert.deepEqual(refusal({ ada: { hats: 1 } }), ['given.part', 'ada.hats']);
  assert.deepEqual(refusal({ era: 5 }), ['given.number', 'era']);
  assert.deepEqual(refusal({ card: 'special-2' }), ['given.id', 'card']);
  assert.deepEqual(refusal({ goals: ['x'] }), ['given.id', 'goals.0']);
  assert.deepEqual(refusal({ goals: [{ id: 'avenia-towers-2', met: { cy: 'first' } }] }), ['given.id', 'goals.0.met']);
  assert.deepEqual(refusal({ bo: { explorers: ['99,99'] } }), ['given.id', 'bo.explorers.0']);
  assert.deepEqual(refusal({ bo: { villages: ['-8,4'] } }), ['given.feature', 'bo.villages.0']);
  assert.deepEqual(refusal({ bo: { done: 'yes' } }), ['given.flag', 'bo.done']);
  assert.deepEqual(refusal({ bo: { explorers: '0,1' } }), ['given.list', 'bo.explorers']);
  assert.deepEqual(refusal({ bo: { treasures: ['two-coins'] } }), ['given.id', 'bo.treasures.0']);
  assert.deepEqual(refusal({ ada: { actions: { I: 'sea5' } }, bo: { actions: { I: 'sea5' } } }), [
    'given.gone',
    'bo.actions.I',
  ]);
  assert.deepEqual(refusal({ map: 'atlantis' }), ['given.id', 'map']);
  assert.deepEqual(refusal({ map: 3 }), ['given.text', 'map']);
  assert.deepEqual(refusal([]), ['given.map', '']);
});

test('a map of a scenario with a mistake is refused with line and column', () => {
  const [key] = refusal({ map: '2r+q | 0\n   0 | @@@\n  -2 | q7\n' });
  assert.equal(key, 'guild.map.cell');
});

test('every component of the box is listed once, by the word of the rulebook', () => {
  const ids = (kind: string) => scenario.components.filter((one) => one.kind === kind).map(({ id }) => id);
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  assert.deepEqual(ids('exploreCard'), idsOf([...basicCards, ...specialCards]));
  assert.deepEqual(ids('actionCard'), idsOf(actionCards));
  assert.deepEqual(ids('treasure'), idsOf(treasures));
  assert.deepEqual(ids('goal'), idsOf(goals));
  assert.deepEqual(ids('map'), ['avenia', 'aghon', 'kazan', 'cnidaria']);
  assert.deepEqual(ids('soloToken'), ['1', '2', '3', '4', '5', '6'].slice(0, soloTokens.length));
  assert.deepEqual(ids('payout'), ['tower', 'village', 'solo']);
  assert.ok(scenario.components.every(({ data }) => typeof data === 'object'));
});
