import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fastRandom } from '@moonstaff/kernel';
import { type GuildThing, guild, prompt } from '../src/index.ts';
import { ASKED, adaDoes, arranged } from './positions.ts';

describe('Ada is asked', () => {
  const asked: { readonly [K in keyof typeof ASKED]: readonly [string, object] } = {
    keep: ['keep', { slot: 'I' }],
    use: ['use', {}],
    explore: ['exploreOnly', { card: 'explore-any', left: 1 }],
    free: ['free', {}],
    village: ['village', { region: 'r3' }],
    trade: ['trade', { cities: ['-1,0', '2,-2'] }],
    steps: ['explore', { card: 'rays-two-villages', left: 3, step: 2, steps: 2 }],
    done: ['waiting', { seats: [1] }],
  };
  for (const [name, [word, args]] of Object.entries(asked)) {
    test(`with the right words: ${name}`, () => {
      const state = ASKED[name as keyof typeof ASKED]();
      assert.deepEqual(prompt(guild.view(state, 0)), { key: `guild.prompt.${word}`, args });
    });
  }

  test('nothing once the game is over', () => {
    assert.equal(prompt(guild.view(arranged({ over: true }), 0)).key, 'guild.prompt.over');
  });
});

describe('why a thing cannot be used', () => {
  const why = (name: keyof typeof ASKED, thing: GuildThing) => guild.explain(ASKED[name](), 0, thing);
  const no = (word: string, args: object = {}) => ({ key: `guild.no.${word}`, args });

  test('of cards to choose from, only those dealt can', () => {
    assert.equal(why('keep', { card: 'sea5' }), undefined);
    assert.equal(why('keep', { card: 'region-4' }), undefined);
    assert.deepEqual(why('keep', { card: 'line-sea' }), no('notDealt', { card: 'line-sea' }));
    assert.deepEqual(why('keep', { done: true }), no('keepFirst', { slot: 'I' }));
  });

  test('own special actions in a slot, when they are asked for', () => {
    assert.equal(why('use', { slot: 'II' }), undefined);
    assert.equal(why('use', { card: 'line-sea' }), undefined);
    assert.deepEqual(why('use', { slot: 'III' }), no('emptySlot', { slot: 'III' }));
    assert.deepEqual(why('use', { slot: 'IV' }), no('emptySlot', { slot: 'IV' }));
    assert.deepEqual(why('use', { card: 'region-4' }), no('notOwn', { card: 'region-4' }));
    const state = arranged({ map: 'coast', card: 'explore-any', ada: { actions: { I: 'sea5' } } });
    assert.deepEqual(guild.explain(state, 0, { slot: 'I' }), no('notNow', { slot: 'I' }));
    assert.deepEqual(guild.explain(state, 0, { card: 'sea5' }), no('notNow', { slot: 'I' }));
  });

  test('of spaces, with the space and what stands against it', () => {
    assert.deepEqual(why('explore', { space: '1,-1' }), no('explorer', { space: '1,-1' }));
    assert.deepEqual(why('explore', { space: '0,0' }), no('capital', { space: '0,0' }));
    assert.deepEqual(why('explore', { space: '0,-3' }), no('shape.connected', { space: '0,-3' }));
    assert.deepEqual(why('explore', { space: '9,9' }), no('space', { space: '9,9' }));
    assert.deepEqual(why('village', { space: '0,-3' }), no('site', { space: '0,-3', region: 'r3' }));
    assert.deepEqual(why('village', { done: true }), no('villageFirst', { region: 'r3' }));
    assert.deepEqual(why('trade', { space: '2,0' }), no('routeEnd', { space: '2,0' }));
    assert.deepEqual(why('done', { space: '1,-1' }), no('waiting'));
    assert.deepEqual(guild.explain(arranged({ over: true }), 0, { done: true }), no('over'));
    assert.deepEqual(guild.explain(arranged({}), 5, { done: true }), no('seat'));
  });

  test('without explorers only a discovery space can be explored', () => {
    const state = arranged({
      map: 'coast',
      card: 'explore-any',
      ada: { villages: ['0,-2'], supply: { explorers: 0 } },
    });
    assert.deepEqual(guild.explain(state, 0, { space: '0,-1' }), no('supply', { space: '0,-1' }));
    assert.equal(guild.explain(state, 0, { space: '1,-3' }), undefined);
  });
});

describe('what is imagined', () => {
  for (const name of Object.keys(ASKED) as (keyof typeof ASKED)[]) {
    test(`looks the same to everybody: ${name}`, () => {
      const state = ASKED[name]();
      for (const viewer of [0, 1, 'spectator'] as const) {
        const seen = guild.view(state, viewer);
        assert.deepEqual(guild.view(guild.imagine(seen, fastRandom('x')), viewer), seen);
      }
    });
  }

  test('deals others treasures that can be kept, and none that is known to be elsewhere', () => {
    const kept = ['vase', 'vase', 'vase'];
    const state = arranged({ ada: { treasures: kept }, bo: { treasures: ['tower-bonus', 'village-pairs'] } });
    for (let words = 0; words < 20; words++) {
      const dream = guild.imagine(guild.view(state, 0), fastRandom(words));
      const all = [...dream.treasureDeck, ...dream.players.flatMap(({ treasures }) => treasures)].sort();
      const real = [...state.treasureDeck, ...state.players.flatMap(({ treasures }) => treasures)].sort();
      assert.deepEqual(all, real);
      assert.ok(dream.players[1]?.treasures.every((id) => !['two-coins', 'free-explorer'].includes(id)));
    }
  });
});

test('dealing again changes decks, except for treasures everyone has seen', () => {
  const state = adaDoes(
    arranged({ map: 'coast', card: 'explore-sea', treasureDeck: ['two-coins'], ada: { explorers: ['0,2'] } }),
    { type: 'explore', field: '-1,3' },
  );
  const before = guild.clone(state);
  guild.redeal?.(state);
  for (const deck of ['deck', 'investigateDeck', 'treasureDeck'] as const) {
    assert.notDeepEqual(state[deck], before[deck], deck);
    assert.deepEqual([...state[deck]].sort(), [...before[deck]].sort(), deck);
  }
  assert.equal(state.treasureDeck.at(-1), 'two-coins');
});
