import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arnak, pointsShown, researchPoints } from '@moonstaff/arnak';
import { scenario } from '@moonstaff/arnak/scenario';
import { at, type Json, parseOptions, seedFrom, tableRandom } from '@moonstaff/kernel';
import { arranged } from './play.ts';

test('the points everybody can see are the score without cards and Fear, for every viewer', () => {
  const state = arnak.setup(
    parseOptions(arnak.options, 2, { board: 'bird', first: 0 }),
    2,
    tableRandom(seedFrom('points')),
    arnak.rules.current,
  );
  const red: { readonly [part: string]: Json } = { crates: 2, hand: ['fear', 'torch'], deck: ['sundial'] };
  scenario.arrange(state, { red }, ['red', 'blue']);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = arnak.view(state, viewer);
    for (const seat of [0, 1]) {
      const { total, categories } = at(arnak.scores(state), seat);
      const hidden = (categories['cards'] ?? 0) + (categories['fear'] ?? 0);
      assert.equal(pointsShown(view, seat), total - hidden, `${viewer} looks at ${seat}`);
    }
  }
});

test('the points of research are those of both tokens', () => {
  const state = arranged({ red: { glass: 'bird-3-1', notebook: 'bird-2-1' } });
  const { glass, notebook } = researchPoints(arnak.view(state, 1), 0);
  assert.ok(glass > notebook && notebook > 0);
  assert.equal(glass + notebook, at(arnak.scores(state), 0).categories['research']);
});
