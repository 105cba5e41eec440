import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, type Component, inBox, SILENT } from '@moonstaff/kernel';
import {
  arnak,
  artifacts,
  assistants,
  bonusTiles,
  camps,
  cardById,
  guardians,
  idols,
  items,
  places,
  RESOURCES,
  rivalArrows,
  rivalTiles,
  setupNumbers,
  spaceById,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from '../src/index.ts';
import { arranged } from './play.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const BOARDS = ['bird', 'snake'] as const;

describe('the box', () => {
  it('holds what the rulebook counts (A-CMP-2, A-CMP-3)', () => {
    const printed = (components: readonly Component[]): number => inBox(1, components).length;
    assert.equal(printed(items), 40);
    assert.equal(printed(artifacts), 35);
    assert.equal(printed(assistants), 12);
    assert.equal(printed(guardians), 15);
    assert.equal(printed(tilesI), 10);
    assert.equal(printed(tilesII), 6);
    assert.equal(camps.length, 5);
    assert.equal(sum(idols.map(({ copies }) => copies)), 16);
    assert.equal(sum(bonusTiles.map(({ copies }) => copies)), 18);
    assert.equal(rivalTiles.length, 15);
    assert.equal(Object.keys(cardById).length, items.length + artifacts.length + 4 + 1);
  });

  it('has an idol for every place of either board (A-CMP-6)', () => {
    for (const board of BOARDS) {
      assert.equal(sum(places[board].map(({ idolsFaceDown }) => 1 + idolsFaceDown)), 16);
    }
  });

  it('has enough bonus tiles for every number of players', () => {
    for (const board of BOARDS) {
      for (const seats of [1, 2, 3, 4]) {
        const used = sum(tracks[board].spaces.map(({ bonusFrom }) => bonusFrom.filter((from) => seats >= from).length));
        assert.ok(used + (setupNumbers[seats]?.perPlayer ?? 99) <= 18, `${board} for ${seats}`);
      }
    }
  });
});

describe('the research tracks', () => {
  for (const board of BOARDS) {
    it(`lead from row to row up to the Lost Temple (${board})`, () => {
      for (const space of tracks[board].spaces) {
        const next = space.next.map((id) => spaceById[id as keyof typeof spaceById]);
        assert.ok(next.every(({ row }) => row === space.row + 1));
        assert.equal(next.length === 0, space.row === 8);
        assert.deepEqual(
          next.map(({ order }) => order).toSorted(),
          next.map(({ order }) => order),
        );
      }
    });
  }
});

describe('the rival', () => {
  it('has two tiles of each pair, with one arrow; five arrows each way in any ten (A-SOL-4, A-SOL-6)', () => {
    const arrows = { left: 0, right: 0 };
    for (const { id, colour } of rivalTiles) {
      if (colour === 'red') assert.equal(rivalArrows[id], rivalArrows[id.replace('-red', '-green') as typeof id]);
      else arrows[rivalArrows[id]]++;
    }
    assert.deepEqual(arrows, { left: 5, right: 5 });
  });
});

describe('temple tiles', () => {
  const PRICES = {
    bird: [
      { coins: 1, compass: 1, tablet: 2, arrowhead: 1, jewel: 1 },
      { coins: 1, tablet: 2, jewel: 1 },
      { compass: 1, arrowhead: 1, jewel: 1 },
      { coins: 1, tablet: 2 },
      { jewel: 1 },
      { compass: 1, arrowhead: 1 },
    ],
    snake: [
      { coins: 1, compass: 1, tablet: 2, arrowhead: 1, jewel: 1 },
      { compass: 1, tablet: 2, jewel: 1 },
      { coins: 1, arrowhead: 1, jewel: 1 },
      { compass: 1, tablet: 2 },
      { jewel: 1 },
      { coins: 1, arrowhead: 1 },
    ],
  };

  for (const board of BOARDS) {
    it(`of the ${board} temple cost the sum of what is beneath them (A-TMP-2)`, () => {
      const glass = `${board}-temple`;
      const plenty = { coins: 9, compass: 9, tablet: 9, arrowhead: 9, jewel: 9 };
      const spent = templeStacks.map(({ id }) => {
        const state = arranged({ active: 'red', red: { ...plenty, glass, hand: [] } }, { board });
        arnak.apply(state, 0, { type: 'temple', stack: id }, SILENT);
        const red = at(state.players, 0);
        const given = RESOURCES.map((resource) => [resource, 9 - red[resource]] as const);
        return Object.fromEntries(given.filter(([, count]) => count > 0));
      });
      assert.deepEqual(spent, PRICES[board]);
    });
  }
});
