import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CardId, pricedActions, templeStacks, type WayToPay } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import type { Chip } from '../src/boards/arnak/chips.ts';
import { pointsLost } from '../src/boards/arnak/play/loss.ts';
import type { PriceSlot } from '../src/boards/arnak/play/price.ts';
import { type Spot, thingsOf } from '../src/boards/arnak/things.ts';
import { keptWords, shortWords, wayWords } from '../src/boards/arnak/words/ways.ts';
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

/** Begins to research, to overcome or to buy what a card in hand has to bring the tokens for. */
function wanting(thing: Spot, red: Parameters<typeof Desk.with>[0], table: Parameters<typeof Desk.with>[1] = {}): Desk {
  const desk = Desk.with(red, table);
  const { state: drawn, can } = desk.spot(thing);
  assert.deepEqual([drawn, can], ['short', true], 'it can be pressed, and looks different from what can be paid');
  return desk.presses(thing);
}

const RESEARCH: Spot = { on: 'track', space: 'bird-1-1' };
const GUARDED = {
  sites: { 'pos-i-low-1': { tile: 'site-i-draw-arrowhead', guardian: 'guardian-04', spaces: ['red'] } },
};
const GUARDIAN: Spot = { on: 'guardian', site: 'pos-i-low-1' };

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

  it('is one of at most four buttons; the rest is behind the last', () => {
    const { desk } = discovering({ cards: [...HAND, 'ostrich', 'horse', 'rough-map', 'parrot'], coins: 4 });
    const shown = chips(desk, 'way').length + chips(desk, 'instead').length;
    assert.equal(shown, 3);
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

  it('never costs points where another one does without, and says what it costs', () => {
    const desk = Desk.with({
      compass: 2,
      crates: 1,
      slots: 3,
      hand: ['exploration-car', 'exploration-ship', 'chronometer'],
    });
    const discover = desk.moment.legal.find(({ type }) => type === 'discover');
    assert.ok(discover !== undefined, 'something can be discovered');
    desk.presses(at(thingsOf(discover, desk.moment.view), 0));
    const { ways, chosen } = paying(desk);
    const lost = ways.map(pointsLost);
    assert.deepEqual([at(lost, 0), lost.at(-1)], [0, 4], 'the last slot is worth four points');
    assert.deepEqual(
      lost,
      lost.toSorted((a, b) => a - b),
    );
    assert.equal(chosen, ways[0]);
  });

  it('keeps what it does not use', async () => {
    const { desk } = discovering();
    assert.deepEqual([...paying(desk).kept].toSorted(), ['aeroplane', 'fear']);
    const words = await loadWords('en');
    assert.equal(keptWords(paying(desk).kept, words), 'keeps Aeroplane and Fear');
    assert.equal(keptWords(['fear', 'fear', 'aeroplane', 'horse'], words), 'keeps 4 cards');
    assert.equal(keptWords(['fear', 'aeroplane'], words, 20), 'keeps 2 cards', 'where there’s little room');
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

describe('the list of all ways', () => {
  it('holds what it belongs to: what the mouse crosses on the way to it changes nothing', () => {
    const { desk, place } = discovering({ cards: [...HAND, 'ostrich', 'horse', 'rough-map', 'parrot'], coins: 4 });
    desk.does({ type: 'listPayments' });
    const { chips: before, told, paying: price, offer } = desk.model;
    assert.ok(offer !== undefined);
    for (const thing of [place, { on: 'space', site: 'camp-coins', space: 0 }, hand('fear')] as const) {
      desk.does({ type: 'point', thing }, { type: 'inspect', thing }, { type: 'hover', kind: 'dig' });
    }
    assert.deepEqual([desk.model.chips, desk.model.told, desk.model.paying], [before, told, price]);
    assert.equal(desk.model.inspected, undefined);
    desk.does({ type: 'closeOffer' }, { type: 'point', thing: hand('fear') });
    assert.deepEqual(desk.ui.pointed, hand('fear'));
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

describe('research one compass short', () => {
  const HELD = { arrowhead: 1, hand: ['exploration-car', 'exploration-ship', 'funding-car'] };
  const go = (desk: Desk): Desk => {
    const { main, paying: asked } = desk.model;
    assert.ok(asked !== undefined && main.action === undefined);
    return desk.does({ type: 'payWay', way: main.way ?? assert.fail('there is no way') });
  };

  it('shows its price at the target, what is missing, and what would bring it', () => {
    const desk = wanting(RESEARCH, HELD);
    const { slots, missing, target } = paying(desk);
    assert.deepEqual(target, RESEARCH);
    assert.deepEqual(slots.map(state), ['filled', 'covered']);
    assert.deepEqual(missing, { compass: 1 });
    assert.deepEqual([desk.spot(RESEARCH).state, desk.spot(RESEARCH).ticked], ['chosen', true]);
    assert.deepEqual(
      chips(desk, 'way').map(({ way: { first } }) => first.map(({ action }) => action)),
      [[{ type: 'play', card: 'exploration-car' }], [{ type: 'play', card: 'exploration-ship' }]],
    );
    assert.deepEqual(desk.model.main.deed, 'research');
    assert.equal(desk.spot(hand('exploration-car')).state, 'given', 'the card shows that it would be played');
  });

  it('is done with one press on the button', () => {
    const desk = go(wanting(RESEARCH, HELD));
    const [red] = desk.moment.view.players;
    assert.deepEqual([red?.glass, red?.compass, red?.arrowhead], ['bird-1-1', 0, 0]);
    assert.deepEqual([...(red?.hand ?? [])].toSorted(), ['exploration-ship', 'funding-car']);
  });

  it('leaves only free actions to press meanwhile, as paying for a discovery does', () => {
    const camp: Spot = { on: 'space', site: 'camp-coins', space: 0 };
    assert.equal(Desk.with(HELD).spot(camp).can, true);
    const desk = wanting(RESEARCH, HELD);
    assert.equal(desk.spot(camp).can, false);
    assert.equal(desk.presses(camp).model.main.deed, 'research', 'a press there does nothing');
    assert.equal(desk.spot(hand('funding-car')).can, true);
    assert.ok(desk.model.keyboard.every(({ on }) => on === 'hand'));
  });

  it('can be given up without a trace', () => {
    const desk = wanting(RESEARCH, HELD);
    const { away, wants } = desk.model;
    assert.deepEqual([away, wants], [{ type: 'cancel' }, true]);
    desk.does({ type: 'giveUp' });
    assert.equal(desk.model.paying, undefined);
    assert.deepEqual([desk.spot(RESEARCH).state, desk.spot(RESEARCH).ticked], ['short', false]);
    assert.equal(desk.moment.view.players[0]?.hand.length, 3);
  });

  it('stays chosen while the player brings the tokens card by card', () => {
    const desk = wanting(RESEARCH, HELD).does({
      type: 'act',
      action: { type: 'play', card: 'exploration-ship' },
    });
    assert.deepEqual(paying(desk).slots.map(state), ['covered', 'covered']);
    assert.equal(paying(desk).missing, undefined);
    assert.equal(go(desk).moment.view.players[0]?.glass, 'bird-1-1');
  });

  it('says so when nothing can bring it any more', () => {
    const desk = wanting(RESEARCH, { arrowhead: 0, crates: 1, slots: 0, hand: ['exploration-car'] });
    desk.does({ type: 'act', action: { type: 'slot', slot: 0, option: 'slot-tablets' } });
    const { main, paying: asked } = desk.model;
    assert.deepEqual([main.does, main.action, main.way], ['pay', undefined, undefined]);
    assert.deepEqual(asked?.missing, { compass: 1, arrowhead: 1 });
  });

  it('counts among what can be done, and can be reached by keyboard', () => {
    const desk = Desk.with(HELD);
    const research = chips(desk, 'kind').find(({ kind }) => kind === 'research');
    assert.deepEqual([research?.count, research?.things[0]], [1, RESEARCH]);
    assert.ok(desk.model.keyboard.some((spot) => JSON.stringify(spot) === JSON.stringify(RESEARCH)));
  });

  it('tells its price and what is missing when it is pointed at, and is no refusal', () => {
    const desk = Desk.with(HELD).points(RESEARCH);
    assert.deepEqual(desk.model.told?.missing, { compass: 1 });
    assert.ok((desk.model.told?.changes?.spends.length ?? 0) > 0);
    assert.equal(desk.spot(RESEARCH).refused, false);
  });

  it('is offered at the Lost Temple for tiles, too', () => {
    const tile: Spot = { on: 'temple', stack: at(templeStacks, 0).id };
    const cost = at(pricedActions(Desk.with({ glass: 'bird-temple' }).moment.view), 0).cost;
    const { unslottedIdols: _, travel: __, handCards: ___, ...tokens } = cost;
    assert.ok((tokens.tablet ?? 0) >= 1, 'the first tile costs tablets');
    const desk = wanting(tile, { ...tokens, tablet: 0, glass: 'bird-temple', crates: 2, slots: 0 });
    assert.deepEqual([desk.model.main.deed, paying(desk).target], ['temple', tile]);
    assert.equal(go(desk).moment.view.players[0]?.temple.length, 1);
  });
});

describe('a guardian one coin short', () => {
  it('is overcome by playing the coin first', () => {
    const desk = wanting(GUARDIAN, { coins: 1, arrowhead: 1, hand: ['funding-car', 'fear'] }, GUARDED);
    assert.deepEqual([desk.model.main.deed, paying(desk).missing], ['overcome', { coins: 1 }]);
    desk.does({ type: 'payWay', way: desk.model.main.way ?? assert.fail('no way') });
    const [red] = desk.moment.view.players;
    assert.deepEqual([red?.guardians.map(({ id }) => id), red?.coins], [['guardian-04'], 0]);
    assert.deepEqual(red?.hand, ['fear']);
  });

  it('whose price has travel is named before the travel is paid', () => {
    const boots = structuredClone(GUARDED);
    boots.sites['pos-i-low-1'].guardian = 'guardian-03';
    const desk = wanting(GUARDIAN, { arrowhead: 1, hand: ['funding-car', 'fear'] }, boots);
    assert.deepEqual(paying(desk).slots.map(state), ['filled', 'covered', 'covered']);
    desk.does({ type: 'payWay', way: desk.model.main.way ?? assert.fail('no way') });
    const [red] = desk.moment.view.players;
    assert.deepEqual([red?.guardians.map(({ id }) => id), red?.hand], [['guardian-03'], []]);
  });
});

describe('a card of the row one coin short', () => {
  it('is bought by playing the coin first', () => {
    const dear = Desk.with({}).moment.view.itemRow.find((card) => card !== 'gap');
    const { cost } =
      pricedActions(Desk.with({}).moment.view).find(({ action }) => action.type === 'buy' && action.card === dear) ??
      assert.fail('nothing to buy');
    assert.ok(dear !== undefined && (cost.coins ?? 0) > 0);
    const desk = wanting({ on: 'row', card: dear }, { coins: (cost.coins ?? 0) - 1, hand: ['funding-car'] });
    assert.deepEqual(desk.spot({ on: 'row', card: dear }).missing, { coins: 1 });
    assert.equal(desk.model.main.deed, 'buy');
    desk.does({ type: 'payWay', way: desk.model.main.way ?? assert.fail('no way') });
    assert.ok(desk.moment.view.players[0]?.deck.includes(dear));
  });
});

describe('an idol that would be slotted', () => {
  it('is named with what it brings, in every language', async () => {
    const desk = wanting(RESEARCH, { compass: 1, crates: 1, slots: 0 });
    const [first] = chips(desk, 'way');
    assert.ok(first !== undefined);
    const named = await Promise.all(LANGUAGES.map(async (code) => wayWords(first.way, await loadWords(code))));
    assert.deepEqual(named, [
      'Idol (1 arrowhead)',
      'Totem (1 Pfeilspitze)',
      'Bożek (1 grot strzały)',
      'Идол (1 наконечник)',
    ]);
  });
});

describe('what is missing', () => {
  it('is said in every language, several tokens in one sentence', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (code) => shortWords({ coins: 1, tablet: 2 }, await loadWords(code))),
    );
    assert.deepEqual(said, [
      '1 coin and 2 tablets short',
      'Fehlt noch: 1 Münze und 2 Steintafeln',
      'Brakuje 1 monety i 2 tabliczek',
      'Не хватает 1 монеты и 2 табличек',
    ]);
  });
});

describe('a journey that a pilot has to fly, one coin short', () => {
  const PLANE: Spot = { on: 'space', site: 'camp-coins', space: 0 };
  const HELD = { coins: 1, hand: ['funding-car'] };

  it('is offered at its target with what is missing, and made with one press', () => {
    const desk = wanting(PLANE, { coins: 1, assistants: [], crates: 1, slots: 0, hand: [] });
    assert.deepEqual(desk.spot(PLANE).state, 'chosen');
    assert.deepEqual([desk.model.main.deed, paying(desk).target], ['dig', PLANE]);
    const way = desk.model.main.way ?? assert.fail('no way');
    assert.deepEqual(way.pay, { type: 'pay', pilots: 1 });
    desk.does({ type: 'payWay', way });
    const { players, sites } = desk.moment.view;
    assert.deepEqual([players[0]?.figures, players[0]?.slots, players[0]?.compass], [1, 1, 1]);
    assert.equal(sites.find(({ id }) => id === PLANE.site)?.spaces[0], 0);
  });

  it('says how many coins are missing before it is pressed', () => {
    const desk = Desk.with({ coins: 1, crates: 1, slots: 0 }).points(PLANE);
    assert.deepEqual(desk.spot(PLANE).missing, { coins: 1 });
    assert.deepEqual(desk.model.told?.missing, { coins: 1 });
  });

  it('stands behind the payments that need nothing first, and can be chosen all the same', () => {
    const desk = Desk.with({ compass: 3, coins: 1, hand: ['funding-car', 'exploration-car', 'fear'] });
    const discover = desk.moment.legal.find(({ type }) => type === 'discover');
    assert.ok(discover !== undefined, 'something can be discovered');
    desk.presses(at(thingsOf(discover, desk.moment.view), 0));
    const flight = chips(desk, 'way').find(({ way }) => way.first.length > 0) ?? assert.fail('no flight');
    assert.deepEqual(flight.way.pay, { type: 'pay', pilots: 1 });
    assert.deepEqual(
      chips(desk, 'way').map(({ way }) => way.first.length),
      [0, 0, 1],
    );
    desk.does({ type: 'chooseWay', way: flight.way });
    assert.deepEqual([desk.model.main.way, desk.model.main.action], [flight.way, undefined]);
    assert.deepEqual(paying(desk).changes.coins, -1);
    const [plain] = chips(desk, 'way');
    desk.does({ type: 'chooseWay', way: plain?.way ?? assert.fail('no payment') });
    assert.deepEqual(desk.model.main.action, plain?.way.pay);
    desk.does({ type: 'chooseWay', way: flight.way }, { type: 'payWay', way: flight.way });
    assert.deepEqual([...(desk.moment.view.players[0]?.hand ?? [])].toSorted(), ['exploration-car', 'fear']);
  });

  it('keeps a dig with one way to pay at one press', () => {
    const desk = Desk.with(HELD).presses(PLANE);
    assert.equal(desk.model.paying, undefined);
    assert.deepEqual(desk.moment.view.players[0]?.hand, []);
  });
});

describe('an idol that is slotted for an exchange', () => {
  it('is a way to pay, named by what is given and got', async () => {
    const ABOVE: Spot = { on: 'track', space: 'bird-1-2' };
    const priced = Desk.with({}).moment.priced.find(({ thing }) => JSON.stringify(thing) === JSON.stringify(ABOVE));
    assert.deepEqual(priced?.cost, { jewel: 1 });
    const desk = wanting(ABOVE, { coins: 1, crates: 1, slots: 0 });
    const [first] = chips(desk, 'way');
    assert.ok(first !== undefined);
    assert.equal(wayWords(first.way, await loadWords('en')), 'Idol (1 coin › 1 jewel)');
    assert.deepEqual([paying(desk).changes.coins, paying(desk).changes.jewel], [-1, 0]);
    desk.does({ type: 'payWay', way: first.way });
    const [red] = desk.moment.view.players;
    assert.deepEqual([red?.glass, red?.coins, red?.jewel, red?.slots], ['bird-1-2', 1, 0, 1]);
  });
});
