import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawDeal, GAME_IDS, loadGame } from '@moonstaff/catalogue';
import { fastRandom, Match, nextBelow, type OptionSpecs, seedFrom } from '@moonstaff/kernel';

describe('a drawn table', () => {
  for (const id of GAME_IDS)
    it(`can be played, has one person, and takes every form in time: ${id}`, async () => {
      const game = await loadGame(id);
      const random = fastRandom(id);
      const forms = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const { seats, options } = drawDeal(game, ['novice', 'expert'], (bound) => nextBelow(random, bound));
        assert.equal(seats.filter(({ kind }) => kind === 'open').length, 1);
        Match.start(game, { seats: seats.length, options, seed: seedFrom(i) });
        forms.add(`seats ${seats.map((seat) => (seat.kind === 'open' ? 'open' : seat.level)).join()}`);
        for (const [name, value] of Object.entries(options)) forms.add(`${name} ${value}`);
      }
      const wanted = Object.entries(game.options as OptionSpecs).flatMap(([name, { values }]) =>
        values.filter((value) => name !== 'first' || Number(value) < 2).map((value) => `${name} ${value}`),
      );
      const arranged = ['open', 'open,novice', 'open,expert', 'novice,open', 'expert,open'];
      for (const form of [...wanted, ...arranged.map((seats) => `seats ${seats}`)]) assert.ok(forms.has(form), form);
    });
});
