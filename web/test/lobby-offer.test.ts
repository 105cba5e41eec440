import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lobbyOffer } from '../src/pages/lobby/lobby.ts';
import { BOT, OPEN, person, tableOf } from './support/table-info.ts';

const LIMITS = { min: 1, max: 4 };

describe('what a lobby offers', () => {
  const info = tableOf([person('Ilka'), person('Bruno'), OPEN]);

  it('the host changes every seat but their own; guests change none', () => {
    const { role, seats, mayAddSeat } = lobbyOffer({ info, you: 0 }, LIMITS);
    assert.deepEqual([role, mayAddSeat], ['host', true]);
    assert.deepEqual(
      seats.map(({ mayKick, mayRemove, mayFill }) => [mayKick, mayRemove, mayFill]),
      [
        [false, false, false],
        [true, false, false],
        [false, true, true],
      ],
    );
    const guest = lobbyOffer({ info, you: 1 }, LIMITS);
    assert.deepEqual([guest.role, guest.mayAddSeat, guest.mayStart], ['guest', false, false]);
    assert.ok(guest.seats.every(({ mayKick, mayRemove, mayFill }) => !mayKick && !mayRemove && !mayFill));
  });

  it('the game starts when no seat is open and every guest is ready', () => {
    assert.equal(lobbyOffer({ info, you: 0 }, LIMITS).mayStart, false);
    const waiting = lobbyOffer({ info: tableOf([person('Ilka'), person('Bruno'), BOT]), you: 0 }, LIMITS);
    assert.deepEqual([waiting.mayStart, waiting.waitingFor, waiting.openSeats], [false, ['Bruno'], 0]);
    const ready = tableOf([person('Ilka'), person('Bruno', { ready: true }), BOT]);
    assert.equal(lobbyOffer({ info: ready, you: 0 }, LIMITS).mayStart, true, 'the host needs no word of their own');
    assert.equal(lobbyOffer({ info: ready, you: 1 }, LIMITS).mayStart, false, 'only the host starts');
    assert.equal(lobbyOffer({ info: ready, you: 1 }, LIMITS).isReady, true);
  });

  it('bots can take the free seats once every guest is ready', () => {
    const ready = tableOf([person('Ilka'), person('Bruno', { ready: true }), OPEN]);
    assert.equal(lobbyOffer({ info: ready, you: 0 }, LIMITS).mayFillUp, true);
    assert.equal(lobbyOffer({ info: ready, you: 1 }, LIMITS).mayFillUp, false, 'only the host');
    assert.equal(lobbyOffer({ info, you: 0 }, LIMITS).mayFillUp, false, 'Bruno isn’t ready');
    const full = tableOf([person('Ilka'), BOT]);
    assert.equal(lobbyOffer({ info: full, you: 0 }, LIMITS).mayFillUp, false, 'there are none');
  });

  it('there are never fewer or more seats than the rules allow', () => {
    const one = lobbyOffer({ info: tableOf([person('Ilka'), BOT]), you: 0 }, { min: 2, max: 2 });
    assert.deepEqual([one.mayAddSeat, one.seats[1]?.mayRemove, one.seats[1]?.mayFill], [false, false, true]);
    const unknown = lobbyOffer({ info: tableOf([person('Ilka'), BOT]), you: 0 });
    assert.equal(unknown.mayAddSeat, false, 'until the rules are there');
  });

  it('a visitor may sit down while a seat is open', () => {
    assert.deepEqual([lobbyOffer({ info }).role, lobbyOffer({ info }).maySit], ['visitor', true]);
    assert.equal(lobbyOffer({ info: tableOf([person('Ilka'), BOT]) }).maySit, false);
    assert.equal(lobbyOffer({ info, you: 1 }).maySit, false, 'who sits already');
  });
});
