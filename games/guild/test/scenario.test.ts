import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBox, type Json, Refusal } from '@moonstaff/kernel';
import { basicCards, eraCards } from '../src/data/explore-cards.ts';
import { goals } from '../src/data/goals.ts';
import { investigateCards } from '../src/data/investigate-cards.ts';
import { soloTokens } from '../src/data/solo.ts';
import { treasures } from '../src/data/treasures.ts';
import { guild } from '../src/index.ts';
import { mapNamed, registerMap } from '../src/map/registry.ts';
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
  const { ada, treasureDeck, investigateDeck, deck } = arranged({
    card: 'explore-sea',
    ada: { treasures: ['vase', 'vase'], actions: { I: 'sea5' } },
  });
  assert.deepEqual((ada as { treasures: Json }).treasures, ['vase', 'vase']);
  assert.equal((treasureDeck as Json[]).length, 38);
  assert.equal((investigateDeck as Json[]).length, inBox(guild.rules.current, investigateCards).length - 1);
  assert.ok(!(deck as Json[]).includes('explore-sea'));
});

test('an explorer put on a ruin brings no token with it', () => {
  const ruin = mapNamed('avenia').spaces.find(({ feature }) => feature.type === 'ruin');
  assert.ok(ruin);
  const { ada } = arranged({ ada: { explorers: [ruin.id] } }) as { readonly [seat: string]: { readonly ruins: Json } };
  assert.deepEqual(ada?.ruins, []);
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
  assert.deepEqual(ids('exploreCard'), idsOf([...basicCards, ...eraCards]));
  assert.deepEqual(ids('investigateCard'), idsOf(investigateCards));
  assert.deepEqual(ids('treasure'), idsOf(treasures));
  assert.deepEqual(ids('goal'), idsOf(goals));
  assert.deepEqual(ids('map'), ['avenia', 'aghon', 'kazan', 'cnidaria']);
  assert.deepEqual(ids('soloToken'), ['1', '2', '3', '4', '5', '6'].slice(0, soloTokens.length));
  assert.deepEqual(ids('payout'), ['tower', 'village', 'solo']);
  assert.ok(scenario.components.every(({ data }) => typeof data === 'object'));
});

test('cards that are gone and wrong rewards are refused with their place', () => {
  assert.deepEqual(refusal({ investigateDeck: ['region-4', 'region-4'] }), ['given.gone', 'investigateDeck.1']);
  assert.deepEqual(refusal({ ada: { treasures: Array(30).fill('vase') } })[0], 'given.gone');
  assert.deepEqual(refusal({ era: 0 }), ['given.number', 'era']);
  assert.deepEqual(refusal({ goals: [{ id: 'avenia-towers-2', met: { ada: 'second' } }] }), [
    'given.id',
    'goals.0.met.ada',
  ]);
});

test('an era comes with the Era cards seen before it, and with its own once they are turned', () => {
  assert.deepEqual(arranged({ era: 1 })['seen'], []);
  assert.deepEqual(arranged({ era: 3 })['seen'], ['special-1', 'special-2']);
  assert.deepEqual(arranged({ era: 2, card: 'special-2' })['seen'], ['special-1', 'special-2']);
  assert.deepEqual(arranged({ era: 2, card: 'special-1' })['seen'], ['special-1']);
  assert.deepEqual(arranged({ era: 3, seen: ['special-3'] })['seen'], ['special-3']);
});

test('turned cards, the deck and the end of the game are as given', () => {
  const { turned, deck, over, ada } = arranged({
    card: 'explore-sea',
    turned: ['explore-any', 'explore-sea'],
    deck: ['explore-grass'],
    over: true,
  });
  assert.deepEqual(turned, ['explore-any', 'explore-sea']);
  assert.deepEqual(deck, ['explore-grass']);
  assert.equal(over, true);
  assert.equal((ada as { question: Json }).question, 'none');
});

test('explorers on goals come out of the supply of their owner alone', () => {
  const { ada, bo } = arranged({ goals: [{ id: 'avenia-towers-2', met: { bo: 'first' } }] }) as {
    readonly [seat: string]: { readonly supply: Json };
  };
  assert.deepEqual(
    [ada?.supply, bo?.supply].map((supply) => (supply as { explorers: number }).explorers),
    [36, 35],
  );
});

test('ruins of a map bear figures if it says so', () => {
  const picture = '2r+q | 0\n   0 | @@@\n   2 | gRT\n';
  const symbols = (figures: boolean): readonly unknown[] => {
    const state = start('avenia', 2, 'scenario');
    scenario.arrange(state, { map: picture, figures }, SEATS);
    return mapNamed(state.options.map).spaces.map(({ feature }) => feature);
  };
  assert.deepEqual(symbols(true).at(-1), { type: 'ruin', symbol: 'triangle' });
  assert.deepEqual(symbols(false).at(-1), { type: 'ruin', symbol: 'T' });
});

test('a map that nobody knows is refused with those that are known', () => {
  assert.throws(
    () => mapNamed('atlantis'),
    (error) =>
      error instanceof Refusal &&
      error.phrase.key === 'guild.map.unknown' &&
      (error.phrase.args['known'] as readonly Json[]).includes('avenia'),
  );
  assert.throws(() => registerMap({ id: 'broken', picture: '2r+q | 0\n   0 | @@@\n   4 | g\n' }), Refusal);
});

test('what nobody knows is dealt again; treasures that went back stay at the bottom', () => {
  const state = start('avenia', 2, 'redeal');
  state.treasuresKnown = 5;
  const before = guild.clone(state);
  guild.redeal(state);
  for (const deck of ['deck', 'investigateDeck', 'treasureDeck'] as const) {
    assert.notDeepEqual(state[deck], before[deck], deck);
    assert.deepEqual(state[deck].toSorted(), before[deck].toSorted(), deck);
  }
  assert.deepEqual(state.treasureDeck.slice(-5), before.treasureDeck.slice(-5));
  assert.equal(guild.id, 'guild');
});
