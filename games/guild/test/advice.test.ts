import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type GameEvent } from '@moonstaff/kernel';
import { guild, MAP_IDS, mapNamed, prompt } from '../src/index.ts';
import { playOut, start } from './play.ts';

const coinsOf = (
  phrases: readonly { readonly key: string; readonly args: { readonly [name: string]: unknown } }[],
): number => phrases.reduce((sum, { args }) => sum + Number(args['coins'] ?? 0), 0);

const ownCoins = (events: readonly GameEvent[], seat: number): number =>
  coinsOf(events.map(({ key, secret }) => ({ key, args: secret?.[seat] ?? {} })));

for (const map of MAP_IDS) {
  test(`${map}: a space is explained exactly when it is not offered`, () => {
    const { spaces, blocked } = mapNamed(map);
    const all = [...spaces.map(({ id }) => id), ...blocked.keys()];
    playOut(start(map, 2, 'explain'), 'explain', ({ state, seat }) => {
      const offered = new Set(guild.legal(state, seat).flatMap((one) => Object.values(one)));
      for (const space of all) {
        const why = guild.explain(state, seat, { space });
        assert.equal(why === undefined, offered.has(space), `${space} ${why?.key}`);
      }
      const done = guild.explain(state, seat, { done: true });
      assert.equal(done === undefined, guild.isLegal(state, seat, { type: 'done' }));
    });
  });

  test(`${map}: a preview promises exactly the coins that come, up to what is hidden`, () => {
    for (let game = 0; game < 6; game++) {
      let promised = 0;
      let isOpen = false;
      playOut(
        start(map, 2, `preview ${game}`),
        game,
        ({ state, seat, action }) => {
          const { gains, reveals } = guild.preview(state, seat, action);
          const certain = gains.filter(({ key }) => !/Choice|routes|treasure/.test(key));
          promised = coinsOf(certain);
          isOpen = reveals === undefined;
        },
        ({ seat }, { events, walls }) => {
          assert.equal(isOpen, walls.length === 0);
          if (isOpen) assert.equal(ownCoins(events, seat), promised);
        },
      );
    }
  });

  test(`${map}: everybody is always asked something, or told whom to wait for`, () => {
    playOut(start(map, 3, 'prompt'), 'prompt', ({ state, seat }) => {
      const { key } = prompt(guild.view(state, seat));
      assert.ok(Object.hasOwn(guild.phrases, key), key);
      assert.ok(!/waiting|over/.test(key));
      for (const viewer of [0, 1, 2].filter((one) => !guild.toAct(state).includes(one))) {
        assert.deepEqual(prompt(guild.view(state, viewer)), {
          key: 'guild.prompt.waiting',
          args: { seats: guild.toAct(state) },
        });
      }
    });
  });
}

test('what is asked is in the phrase book with its arguments', () => {
  const seen = new Set<string>();
  for (const map of MAP_IDS) {
    playOut(start(map, 4, 'words'), 'words', ({ state, seat }) => {
      const { key, args } = prompt(guild.view(state, seat));
      seen.add(key);
      assert.deepEqual(Object.keys(args).sort(), Object.keys(at([guild.phrases[key] ?? {}], 0)).sort());
    });
  }
  assert.deepEqual(
    [...seen].sort(),
    ['explore', 'exploreAny', 'exploreOnly', 'exploreOnlyAny', 'free', 'keep', 'trade', 'use', 'village'].map(
      (word) => `guild.prompt.${word}`,
    ),
  );
});
