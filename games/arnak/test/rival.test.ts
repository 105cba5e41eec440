import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { rowOf, spaceIndex, TEMPLE_ROW } from '../src/actions/research.ts';
import { RIVAL_FIGURES, type SpaceId, spaceById } from '../src/data/index.ts';
import type { ArnakState } from '../src/index.ts';
import { removesSupplyAssistant, rivalResearches } from '../src/rival/research.ts';
import { rivalDiscovers, rivalOvercomes } from '../src/rival/sites.ts';
import type { Rival } from '../src/state.ts';
import { Recorder, start } from './play.ts';

type Table = ArnakState & { rival: Rival };

function table(board: 'bird' | 'snake' = 'bird'): Table {
  const state = start({ seats: 1, board, words: 'rival' });
  assert.ok(state.rival !== undefined);
  return state as Table;
}

const spaces = Object.keys(spaceById) as SpaceId[];
const TEMPLE = spaces.find((id) => id.startsWith('bird') && rowOf(id) === TEMPLE_ROW) as SpaceId;

describe('the rival researches', () => {
  it('takes a 6-point tile in the Lost Temple, by the arrow, while there is one (A-SOL-23)', () => {
    const [state, out] = [table(), new Recorder()];
    state.rival.glass = TEMPLE;
    state.temple = [1, 1, 2, 1, 1, 1];
    assert.ok(rivalResearches(state, state.rival, 'right', out));
    assert.deepEqual([state.temple, state.rival.temple], [[1, 1, 1, 1, 1, 1], ['temple-6-right']]);
    assert.deepEqual(out.events.at(-1), {
      key: 'arnak.rivalTempleTile',
      args: { stack: 'temple-6-right', arrow: 'right' },
    });
    assert.ok(rivalResearches(state, state.rival, 'left', out));
    assert.deepEqual(
      [state.temple, state.rival.temple],
      [
        [1, 0, 1, 1, 1, 1],
        ['temple-6-right', 'temple-6-left'],
      ],
    );
    state.temple = [1, 0, 0, 1, 1, 1];
    assert.ok(!rivalResearches(state, state.rival, 'left', out));
  });

  it('removes the bonus tile on the side of the arrow (A-SOL-22)', () => {
    for (const [arrow, left] of [
      ['left', ['tile-b', 'tile-c']],
      ['right', ['tile-a', 'tile-b']],
    ] as const) {
      const state = table();
      const next = at(
        spaceById[state.rival.glass].next as readonly SpaceId[],
        arrow === 'left' ? 0 : -1 + spaceById[state.rival.glass].next.length,
      );
      const tiles = ['tile-a', 'tile-b', 'tile-c'] as unknown as ArnakState['bonus'][number];
      state.bonus[spaceIndex(next)] = tiles;
      assert.ok(rivalResearches(state, state.rival, arrow, new Recorder()));
      assert.equal(state.rival.glass, next);
      assert.deepEqual(state.bonus[spaceIndex(next)], left);
    }
  });

  it('sends the top assistant of the highest stack away, and shows the next (A-SOL-24)', () => {
    const [state, out] = [table(), new Recorder()];
    state.supply = [['assistant-car'], ['assistant-ship', 'assistant-plane'], ['assistant-coins', 'assistant-draw']];
    assert.ok(removesSupplyAssistant(state, 'right', out));
    assert.deepEqual(state.supply, [['assistant-car'], ['assistant-ship', 'assistant-plane'], ['assistant-draw']]);
    assert.deepEqual(out.reveals, ['arnak.wall.assistant']);
    state.supply = [['assistant-car'], [], []];
    assert.ok(removesSupplyAssistant(state, 'left', out));
    assert.deepEqual(state.supply, [[], [], []]);
    assert.equal(out.reveals.length, 1);
    assert.ok(!removesSupplyAssistant(state, 'left', out));
  });
});

describe('the rival at sites', () => {
  it('overcomes a guardian at one of its own (A-SOL-26)', () => {
    const [state, out] = [table(), new Recorder()];
    const index = state.sites.findIndex(({ id }) => id === 'pos-i-low-1');
    assert.ok(!rivalOvercomes(state, state.rival, 'left', out));
    state.sites[index] = { ...at(state.sites, index), guardian: 'guardian-04', spaces: ['rival'] };
    assert.ok(rivalOvercomes(state, state.rival, 'left', out));
    assert.equal(at(state.sites, index).guardian, 'none');
    assert.deepEqual(state.rival.guardians, ['guardian-04']);
    assert.deepEqual(out.events, [
      { key: 'arnak.rivalOvercame', args: { site: 'pos-i-low-1', guardian: 'guardian-04', arrow: 'left' } },
    ]);
  });

  it('discovers only with a figure left, and takes idols only where there are some (A-SOL-17, A-SOL-18)', () => {
    const keys = (change: (state: Table) => void): readonly string[] => {
      const [state, out] = [table(), new Recorder()];
      change(state);
      rivalDiscovers(state, state.rival, 'I', true, 'left', out);
      return out.events.map(({ key }) => key);
    };
    assert.deepEqual(
      keys(() => {}),
      ['arnak.rivalDiscovered', 'arnak.rivalTookIdols', 'arnak.tilePlaced', 'arnak.guardianPlaced'],
    );
    const bare = (state: Table): void => {
      state.sites = state.sites.map((site) => ({ ...site, idol: 'none', coveredIdols: [] }));
    };
    assert.deepEqual(keys(bare), ['arnak.rivalDiscovered', 'arnak.tilePlaced', 'arnak.guardianPlaced']);
    const spent = (state: Table): void => {
      state.sites[0] = { ...at(state.sites, 0), spaces: Array(RIVAL_FIGURES).fill('rival') };
    };
    assert.deepEqual(keys(spent), []);
  });
});
