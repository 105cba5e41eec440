import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { SOLO_TARGETS } from '@moonstaff/guild';
import { optionsFor, presetOf } from '@moonstaff/kernel';
import {
  keepLastBots,
  keepLastChoice,
  keepLastSolo,
  lastBots,
  lastChoice,
  lastSolo,
  SOLO_COINS,
  SOLO_PRESETS,
} from '../src/pages/home/last.ts';
import { gameNamed } from '../src/table/engine/games.ts';
import { MemoryStorage } from './support/storage.ts';

beforeEach(() => Object.assign(globalThis, { localStorage: new MemoryStorage() }));

test('what is said to start alone is what starts: the presets of the rules', async () => {
  for (const id of GAME_IDS) {
    const game = await gameNamed(id);
    const presets = optionsFor(game?.options ?? {}, 1).map(([option, spec]) => [option, presetOf(spec)]);
    assert.deepEqual(SOLO_PRESETS[id], Object.fromEntries(presets), id);
  }
  assert.deepEqual(SOLO_COINS, SOLO_TARGETS);
});

test('each game is offered as it was played last', () => {
  keepLastSolo('guild', { map: 'kazan', difficulty: 'hard' });
  keepLastBots('arnak', { bots: 3, level: 'expert' });
  assert.deepEqual(lastSolo('guild'), { map: 'kazan', difficulty: 'hard' });
  assert.deepEqual(lastSolo('arnak'), SOLO_PRESETS.arnak);
  assert.deepEqual(lastBots('arnak'), { bots: 3, level: 'expert' });
  assert.equal(lastBots('guild').bots, 2);
  keepLastChoice('guild', { bots: 0, level: 'expert' });
  assert.deepEqual(lastChoice('guild'), { bots: 0, level: 'expert' }, 'alone');
  assert.equal(lastChoice('arnak').bots, 2);
});

test('nonsense in the storage is as good as nothing', () => {
  for (const kept of ['{', '7', '{"guild":7,"arnak":{"board":[]}}']) {
    localStorage.setItem('moonstaff.lastSolo', kept);
    localStorage.setItem('moonstaff.lastBots', kept);
    assert.deepEqual(lastSolo('guild'), SOLO_PRESETS.guild);
    assert.deepEqual(lastSolo('arnak'), SOLO_PRESETS.arnak);
    assert.equal(lastBots('guild').bots, 2);
  }
});
