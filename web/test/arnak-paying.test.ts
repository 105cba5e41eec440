import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CardId, WayToPay } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import type { Chip } from '../src/boards/arnak/chips.ts';
import type { PriceSlot } from '../src/boards/arnak/play/price.ts';
import { type Spot, thingsOf } from '../src/boards/arnak/things.ts';
import { keptWords, wayWords } from '../src/boards/arnak/words/ways.ts';
import { Desk } from './support/arnak-moment.ts';

const HAND: readonly CardId[] = ['fear', 'funding-car', 'exploration-car', 'aeroplane', 'exploration-ship'];
const hand = (card: CardId): Spot => ({ on: 'hand', card, copy: 0 });

/** Begins the first discovery that costs a car, two compasses short. */
function discovering({ cards = HAND, coins = 2, compass = 1 } = {}): { desk: Desk; place: Spot } {
  const desk = Desk.with({ compass, coins, hand: [...cards] });
  const { legal, view } = desk.moment;
  const discover = legal.find(({ type }) => type === 'discover');
  assert.ok(discover !== undefined, 'something can be discovered');
  const place = at(thingsOf(discover, view), 0);
  desk.presses(place);
  return { desk, place };
}

const paying = (desk: Desk) => desk.model.paying ?? assert.fail('nothing is paid for');

const chips = <Is extends Chip['is']>(desk: Desk, is: Is) =>
  desk.model.chips.filter((chip): chip is Extract<Chip, { readonly is: Is }> => chip.is === is);

const state = ({ covered, filledBy }: PriceSlot): string => (covered ? 'covered' : filledBy ? 'filled' : 'missing');

describe('a price', () => {
  it('has a slot for each token and icon: covered, filled by the way shown, or missing', () => {
    const { desk } = discovering();
    const { slots, missing } = paying(desk);
    assert.deepEqual(slots.map(state), ['covered', 'filled', 'filled', 'covered']);
    assert.deepEqual(slots.flatMap(({ filledBy }) => (filledBy?.type === 'play' ? [filledBy.card] : [])).toSorted(), [
      'exploration-car',
      'exploration-ship',
    ]);
    assert.deepEqual(missing, { compass: 2 });
  });

  it('stays on the target, with a tick, until it is paid or given up', () => {
    const { desk, place } = discovering();
    const { state: drawn, ticked, price, gain } = desk.spot(place);
    assert.deepEqual([drawn, ticked], ['chosen', true]);
    assert.ok(price.length > 1 && gain.length > 1);
    const { away } = desk.model;
    assert.ok(away !== undefined);
    desk.does({ type: 'act', action: away });
    assert.equal(desk.model.paying, undefined);
    assert.equal(desk.spot(place).ticked, false);
  });

  it('without any way keeps its slots, and the button stays with the deed', () => {
    const { desk } = discovering({ cards: ['exploration-car', 'exploration-ship', 'funding-car'], coins: 0 });
    // What was to pay for the journey is played for its coin instead.
    desk.does({ type: 'act', action: { type: 'play', card: 'funding-car' } });
    const { main, paying: asked } = desk.model;
    assert.deepEqual([main.does, main.action, main.way, main.needsMainAction], ['pay', undefined, undefined, false]);
    assert.deepEqual(asked?.slots.map(state), ['covered', 'missing', 'missing', 'missing']);
  });
});

describe('a way to pay', () => {
  it('that is pointed at is shown on hand, slots and counters, and forgotten afterwards', () => {
    const { desk } = discovering();
    const pilot = chips(desk, 'way').find(({ way }) => way.pay.pilots === 1) ?? assert.fail('no pilot');
    assert.equal(pilot.chosen, false);
    desk.does({ type: 'weighWay', way: pilot.way });
    assert.equal(desk.spot(hand('funding-car')).state === 'given', false);
    assert.equal(desk.spot({ on: 'pilot' }).state, 'given');
    assert.equal(paying(desk).changes.coins, -2);
    assert.notDeepEqual(desk.model.main.way, pilot.way, 'the button does what was chosen');
    desk.does({ type: 'weighWay' });
    assert.equal(desk.spot(hand('funding-car')).state, 'given');
    assert.equal(paying(desk).changes.coins, 0);
    assert.equal(paying(desk).changes.compass, -1);
  });

  it('is one of at most four; the rest is behind one more button', () => {
    const { desk } = discovering({ cards: [...HAND, 'ostrich', 'horse', 'rough-map', 'parrot'], coins: 4 });
    const shown = chips(desk, 'way').length + chips(desk, 'instead').length;
    assert.equal(shown, 4);
    const [more] = chips(desk, 'payments');
    assert.ok(more !== undefined && more.count > 0);
    desk.does({ type: 'listPayments' });
    const choices = desk.model.offer?.choices ?? [];
    assert.equal(choices.length, chips(desk, 'way').length + more.count);
    const last = choices.at(-1) ?? assert.fail('no choices');
    desk.does({ type: 'take', choice: last });
    assert.ok('pick' in last);
    assert.deepEqual(desk.model.main.way, last.pick);
  });

  it('keeps what it does not use', async () => {
    const { desk } = discovering();
    assert.deepEqual([...paying(desk).kept].toSorted(), ['aeroplane', 'fear']);
    const words = await loadWords('en');
    assert.equal(keptWords(paying(desk).kept, words), 'keeps Aeroplane and Fear');
    assert.equal(keptWords(['fear', 'fear', 'aeroplane', 'horse'], words), 'keeps 4 cards');
    assert.equal(keptWords([], words), undefined);
  });

  it('is named by what is played and given, in every language', async () => {
    const { desk } = discovering();
    const [first] = chips(desk, 'way');
    assert.ok(first !== undefined);
    const named = await Promise.all(LANGUAGES.map(async (code) => wayWords(first.way, await loadWords(code))));
    assert.deepEqual(named, [
      '2 Explorations + Funding',
      '2 Erkundungen + Finanzierung',
      '2 Eksploracje + Fundusze',
      '2 Исследования + Финансирование',
    ]);
  });
});

describe('two ways with the same name', () => {
  it('say how their cards travel, in every language', async () => {
    const [car, ship] = [
      { first: [], pay: { type: 'pay', cards: ['funding-car'] } },
      { first: [], pay: { type: 'pay', cards: ['funding-ship'] } },
    ] as const satisfies readonly WayToPay[];
    const words = await loadWords('en');
    assert.deepEqual(
      [car, ship].map((way) => wayWords(way, words, [car, ship])),
      ['Funding (car)', 'Funding (ship)'],
    );
    assert.equal(wayWords(car, words, [car]), 'Funding');
    for (const code of LANGUAGES) {
      const own = await loadWords(code);
      assert.notEqual(wayWords(car, own, [car, ship]), wayWords(ship, own, [car, ship]), code);
    }
  });
});

describe('a card played instead', () => {
  it('stands last with its own price, and reaches the same target at one press', () => {
    const { desk, place } = discovering();
    const [chip] = chips(desk, 'instead');
    assert.ok(chip !== undefined);
    assert.deepEqual([chip.instead.card, chip.instead.compass], ['aeroplane', 1]);
    desk.does({ type: 'playInstead', instead: chip.instead });
    const { sites, players } = desk.moment.view;
    assert.equal(players[0]?.figures, 1);
    assert.ok(place.on === 'space');
    assert.equal(sites.find(({ id }) => id === place.site)?.spaces[0], 0);
    assert.deepEqual([...(players[0]?.hand ?? [])].toSorted(), HAND.filter((card) => card !== 'aeroplane').toSorted());
  });

  it('is only offered for a discovery: a dig takes a card or two anyway', () => {
    const desk = Desk.with({ hand: [...HAND] }).presses({ on: 'space', site: 'camp-coins', space: 0 });
    assert.ok(desk.model.paying !== undefined);
    assert.deepEqual(chips(desk, 'instead'), []);
  });
});
