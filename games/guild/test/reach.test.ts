import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@moonstaff/kernel';
import { guild, reach } from '../src/index.ts';
import { Recorder, start } from './play.ts';

test('what an Investigate card reaches is what can be explored right after keeping it', () => {
  let kept = 0;
  for (const map of ['aghon', 'cnidaria'] as const) {
    const state = start(map, 2, `reach ${map}`);
    for (let moves = 0; moves < 120; moves++) {
      const seat = [0, 1].find((one) => guild.legal(state, one).length > 0);
      if (seat === undefined) break;
      const actions = guild.legal(state, seat);
      for (const action of actions) {
        if (action.type !== 'keep') continue;
        const after = guild.clone(state);
        guild.apply(after, seat, action, new Recorder());
        const open: readonly string[] = guild
          .legal(after, seat)
          .flatMap((one) => (one.type === 'explore' ? [one.field] : []));
        assert.deepEqual(reach(guild.view(state, seat), action.card), open, action.card);
        kept++;
      }
      guild.apply(state, seat, at(actions, moves % actions.length), new Recorder());
    }
  }
  assert.ok(kept > 8, `${kept} cards were compared`);
});

test('a spectator keeps nothing', () => {
  const state = start('aghon', 2, 'watcher');
  assert.deepEqual(reach(guild.view(state, 'spectator'), 'sea5'), []);
});
