import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CardId, SiteId } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { loadWords } from '@moonstaff/text';
import type { Chip } from '../src/boards/arnak/chips.ts';
import { readingOf } from '../src/boards/arnak/inspect/reading.ts';
import { KINDS } from '../src/boards/arnak/play/kinds.ts';
import { keyOf, type Spot, thingsOf } from '../src/boards/arnak/things.ts';
import { DEEDS, KIND_TOPICS } from '../src/boards/arnak/topic.ts';
import { comingNow, possibleNow } from '../src/table/help/possible.ts';
import type { Snapshot } from '../src/table/source.ts';
import { Desk } from './support/arnak-moment.ts';

const hand = (card: CardId, copy = 0): Spot => ({ on: 'hand', card, copy });
const space = (site: SiteId, index = 0): Spot => ({ on: 'space', site, space: index });
const BOTH_EXPLORATIONS = ['exploration-car', 'exploration-ship', 'funding-car'];

/** The first place that can be discovered although compasses are missing. */
function shortPlace(desk: Desk): Spot {
  const discover = desk.moment.legal.find(({ type }) => type === 'discover');
  assert.ok(discover !== undefined, 'something can be discovered');
  return at(thingsOf(discover, desk.moment.view), 0);
}

const kindChip = (desk: Desk, kind: string): Chip | undefined =>
  desk.model.chips.find((chip) => chip.is === 'kind' && chip.kind === kind);

describe('what can be pressed', () => {
  it('is every thing of a legal action, in the order of the keyboard, each once', () => {
    const desk = Desk.with({ coins: 3, hand: ['funding-car', 'fear'] });
    const { legal, view } = desk.moment;
    const keys = new Set(legal.flatMap((action) => thingsOf(action, view)).map(keyOf));
    assert.deepEqual(new Set(desk.model.keyboard.map(keyOf)), keys);
    assert.equal(desk.model.keyboard.length, keys.size);
    for (const thing of desk.model.keyboard) assert.ok(desk.spot(thing).can, keyOf(thing));
    assert.equal(desk.spot({ on: 'pilot' }).state, 'idle');
  });

  it('tells equal cards apart', () => {
    const desk = Desk.with({ hand: ['fear', 'fear', 'funding-car'] }).presses(space('camp-coins'));
    assert.deepEqual(
      [0, 1].map((copy) => desk.spot(hand('fear', copy)).state),
      ['given', 'free'],
    );
  });

  it('is absent once the turn is over', () => {
    const desk = Desk.with({ hand: ['fear'] }, { active: 'blue' });
    assert.equal(desk.model.mine, false);
    assert.deepEqual(desk.model.keyboard, []);
    assert.deepEqual(desk.model.chips, []);
  });
});

describe('a card in the row', () => {
  const row = { row: { items: ['torch', 'dog', 'hat', 'rope', 'axe'], artifacts: ['sundial'] } };

  it('that costs too much is short by what is missing, and says so when pointed at', () => {
    const desk = Desk.with({ coins: 1 }, row);
    const dear = desk.moment.view.itemRow.find((card) => card !== 'gap' && desk.spot({ on: 'row', card }).missing);
    assert.ok(dear !== undefined && dear !== 'gap');
    const spot: Spot = { on: 'row', card: dear };
    assert.equal(desk.spot(spot).state, 'short');
    assert.equal(desk.spot(spot).can, false);
    desk.points(spot);
    assert.equal(desk.spot(spot).refused, true);
    assert.equal(desk.model.told?.reason?.key, 'arnak.why.coins');
  });

  it('is not short once the main action is taken: then nothing can be bought anyway', () => {
    const desk = Desk.with({ coins: 0 }, { ...row, main: true });
    for (const card of desk.moment.view.itemRow) {
      if (card !== 'gap') assert.equal(desk.spot({ on: 'row', card }).missing, undefined);
    }
  });
});

describe('a discovery with 1 of 3 compasses', () => {
  const desk = (): Desk => Desk.with({ compass: 1, hand: BOTH_EXPLORATIONS });

  it('is short by 2', () => {
    const table = desk();
    const { state, can, missing } = table.spot(shortPlace(table));
    assert.deepEqual({ state, can, missing }, { state: 'short', can: true, missing: { compass: 2 } });
  });

  it('once chosen, shows its price with what is covered, and first offers both Explorations', () => {
    const table = desk();
    const place = shortPlace(table);
    table.presses(place);
    const { paying } = table.model;
    assert.deepEqual(
      paying?.slots.map(({ covered }) => covered),
      [true, false, false, true],
    );
    assert.deepEqual(paying?.missing, { compass: 2 });
    assert.deepEqual(at(paying?.ways ?? [], 0), {
      first: [
        { action: { type: 'play', card: 'exploration-car' }, brings: { compass: 1 } },
        { action: { type: 'play', card: 'exploration-ship' }, brings: { compass: 1 } },
      ],
      pay: { type: 'pay', cards: ['funding-car'] },
    });
    assert.equal(table.spot(place).state, 'chosen');
    assert.equal(table.spot(hand('exploration-ship')).played, true);
    assert.equal(table.spot(hand('funding-car')).state, 'given');
  });

  it('is carried out by the big button: both are played, then it is paid', () => {
    const table = desk();
    table.presses(shortPlace(table));
    const { main } = table.model;
    assert.deepEqual([main.does, main.deed, main.action], ['pay', 'discover', undefined]);
    assert.ok(main.way !== undefined);
    table.does({ type: 'payWay', way: main.way });
    assert.equal(table.moment.view.players[0]?.figures, 1);
    assert.equal(table.moment.view.players[0]?.hand.length, 0);
  });

  it('offers its other ways too, one press each', () => {
    const table = Desk.with({ compass: 1, hand: [...BOTH_EXPLORATIONS, 'fear'], coins: 2 });
    table.presses(shortPlace(table));
    const ways = table.model.chips.flatMap((chip) => (chip.is === 'way' ? [chip] : []));
    assert.ok(ways.length > 1 && ways[0]?.chosen === true && ways[1]?.chosen === false);
    const { way } = at(ways, 1);
    table.does({ type: 'chooseWay', way });
    assert.deepEqual(table.model.main.way, way);
  });

  it('with all compasses is free, and paid from the hand', () => {
    const table = Desk.with({ compass: 3, hand: ['funding-car'] });
    const place = shortPlace(table);
    assert.equal(table.spot(place).state, 'free');
    table.presses(place);
    assert.equal(table.model.paying?.missing, undefined);
    assert.equal(table.spot(hand('funding-car')).state, 'given');
  });
});

describe('paying', () => {
  it('proposes what hurts least; pressing another card gives that one instead', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).presses(space('camp-coins'));
    assert.deepEqual(desk.model.main.action, { type: 'pay', cards: ['fear'] });
    assert.equal(desk.spot(hand('fear')).state, 'given');
    // A Funding can also be played: the press asks which is meant.
    desk.presses(hand('funding-car'));
    assert.deepEqual(at(desk.model.offer?.choices ?? [], 0), { source: hand('funding-car'), give: true });
    desk.does({ type: 'take', choice: { source: hand('funding-car'), give: true } });
    assert.equal(desk.model.offer, undefined);
    assert.deepEqual(desk.model.main.action, { type: 'pay', cards: ['funding-car'] });
    assert.equal(desk.spot(hand('fear')).state, 'free');
  });

  it('is foreseen while the target is only pointed at', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).points(space('camp-coins'));
    assert.equal(desk.spot(hand('fear')).state, 'given');
    assert.deepEqual(desk.model.changes, { coins: 2, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 });
    assert.notDeepEqual(desk.spot(space('camp-coins')).gain, []);
    assert.equal(desk.moment.view.main, false, 'nothing is done');
  });

  it('is preselected by a hint', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).presses(space('camp-coins'));
    const payment = desk.moment.payments.find(({ cards }) => cards?.includes('funding-car'));
    assert.ok(payment !== undefined);
    desk.does({ type: 'advise', payment });
    assert.equal(desk.model.main.action, payment);
  });

  it('can be called off; then the target is free again', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).presses(space('camp-coins'));
    assert.equal(desk.spot(space('camp-coins')).state, 'chosen');
    const { away } = desk.model;
    if (away !== undefined) desk.does({ type: 'act', action: away });
    assert.equal(away === undefined || desk.model.paying === undefined, true);
  });
});

describe('chips', () => {
  it('count the actions of their kind and light their targets while pointed at', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] });
    const dig = kindChip(desk, 'dig');
    assert.ok(dig?.is === 'kind' && dig.count > 0);
    const first = at(dig.things, 0);
    assert.equal(desk.spot(first).state, 'free');
    desk.does({ type: 'hover', kind: 'dig' });
    assert.equal(desk.spot(first).state, 'lit');
    desk.does({ type: 'hover' });
    assert.equal(desk.spot(first).state, 'free');
  });

  it('stay pressed until they are pressed again', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).does({ type: 'filter', kind: 'dig' });
    assert.ok(kindChip(desk, 'dig')?.is === 'kind' && desk.ui.filter === 'dig');
    desk.does({ type: 'filter', kind: 'dig' });
    assert.equal(desk.ui.filter, undefined);
  });

  it('without a target say why: by the rules, or that there is none at all', () => {
    const desk = Desk.with({ hand: ['fear'] });
    desk.does({ type: 'hover', kind: 'discover' });
    assert.equal(desk.model.told?.reason?.key, 'arnak.why.compasses');
    assert.deepEqual(desk.model.told?.reason?.args, { needed: 3, have: 0 });
    desk.does({ type: 'filter', kind: 'overcome' });
    assert.deepEqual(desk.model.told, { nothingTo: 'overcome' });
    assert.equal(desk.ui.filter, undefined);
  });

  it('are answers while something is asked, with their effects where those differ', () => {
    const desk = Desk.with({ hand: ['army-knife', 'fear'] }).presses(hand('army-knife'));
    const answers = desk.model.chips.filter((chip) => chip.is === 'answer');
    assert.ok(answers.length > 1);
    for (const answer of answers) assert.ok(answer.effect !== undefined && answer.effect.length > 0);
  });
});

describe('at the Lost Temple', () => {
  const arrived = () =>
    Desk.with({ coins: 1, compass: 1, jewel: 1, glass: 'bird-7-1' }).presses({ on: 'track', space: 'bird-temple' });

  it('one bonus tile is asked for, each shown with what it gives; nothing else comes first', () => {
    const { chips, main } = arrived().model;
    const tiles = chips.filter((chip) => chip.is === 'answer');
    assert.ok(tiles.length > 1);
    for (const { action, effect = [] } of tiles) {
      assert.equal(action.type, 'bonus');
      assert.ok(effect.length > 0);
    }
    assert.deepEqual([main.needsChoice, main.needsMainAction], [true, false]);
  });
});

describe('the big button', () => {
  it('waits for the main action, then ends the turn', () => {
    const desk = Desk.with({ coins: 9, hand: ['fear'] });
    assert.deepEqual(desk.model.main, {
      does: 'endTurn',
      more: [],
      deed: 'other',
      needsMainAction: true,
      needsChoice: false,
    });
    desk.presses(space('camp-coins'));
    assert.equal(desk.model.main.does, 'pay');
    const { action } = desk.model.main;
    assert.ok(action !== undefined);
    desk.does({ type: 'act', action });
    assert.deepEqual(desk.model.main, {
      does: 'endTurn',
      action: { type: 'endTurn' },
      more: [],
      deed: 'other',
      needsMainAction: false,
      needsChoice: false,
    });
  });

  it('lets a held step happen, for a player who waits', () => {
    const desk = Desk.with(
      { compass: 3, coins: 9, hand: ['fear'] },
      { sites: { 'pos-i-low-1': { idol: 'idol-coin' } } },
    );
    assert.deepEqual(desk.model.wait, { type: 'wait' });
    desk.does({ type: 'act', action: { type: 'wait' } });
    assert.deepEqual(desk.model.wait, { type: 'stopWaiting' });
    desk.presses(space('pos-i-low-1'));
    const { action } = desk.model.main;
    assert.ok(action?.type === 'pay');
    assert.equal(desk.model.wait, undefined, 'the ways to pay need the room');
    desk.does({ type: 'act', action });
    assert.deepEqual(desk.model.main, {
      does: 'goOn',
      action: { type: 'goOn' },
      more: [],
      deed: 'other',
      needsMainAction: false,
      needsChoice: false,
    });
  });
});

describe('warnings', () => {
  const full = { hand: ['funding-car', 'funding-ship', 'fear'], assistants: ['assistant-coins'] };
  const pass = { type: 'act', action: { type: 'pass' } } as const;

  it('name what passing would leave unused, and wait for a second word', () => {
    const desk = Desk.with(full, { warns: true }).does(pass);
    assert.deepEqual(desk.model.warning?.reasons, [
      { unused: 'cards', n: 2 },
      { unused: 'assistants', n: 1 },
      { unused: 'figures', n: 2 },
    ]);
    assert.ok(desk.model.mine, 'nothing is done');
    desk.does({ type: 'goBack' });
    assert.equal(desk.model.warning, undefined);
    desk.does(pass, { type: 'goAhead' });
    assert.equal(desk.moment.view.players[0]?.passed, true);
  });

  it('are not given to those who want none', () => {
    const desk = Desk.with(full).does(pass);
    assert.equal(desk.moment.view.players[0]?.passed, true);
  });
});

describe('a finger', () => {
  it('selects first; the confirming button does it', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).does({ type: 'select', thing: space('camp-coins') });
    assert.equal(desk.spot(space('camp-coins')).state, 'chosen');
    assert.deepEqual(desk.model.confirm?.action, { type: 'dig', site: 'camp-coins', space: 0 });
    assert.equal(desk.model.paying, undefined, 'nothing is done');
    desk.presses(space('camp-coins'));
    assert.ok(desk.model.paying !== undefined);
    assert.equal(desk.model.confirm, undefined);
  });

  it('leaves no tick on what can’t be done: the rules say why not', () => {
    const desk = Desk.with({ hand: [] }).does({ type: 'select', thing: { on: 'track', space: 'bird-1-1' } });
    const spot = desk.spot({ on: 'track', space: 'bird-1-1' });
    assert.deepEqual([spot.state, spot.ticked, spot.refused], ['idle', false, true]);
  });

  it('chooses a camp by its spaces, too, where it’s meant as a whole', () => {
    const desk = Desk.with({ hand: ['lantern'] }).presses(hand('lantern'));
    const camp: Spot = { on: 'camp', camp: 'camp-coins' };
    desk.does({ type: 'select', thing: space('camp-coins', 1) });
    assert.deepEqual([desk.spot(camp).ticked, desk.spot(space('camp-coins', 1)).ticked], [true, false]);
    assert.equal(desk.model.confirm?.action.type, 'activate');
  });
});

describe('looking closely', () => {
  it('lasts while it is pointed at, or until it is closed', () => {
    const desk = Desk.with({ hand: ['fear'] }).does({ type: 'inspect', thing: hand('fear') });
    assert.deepEqual(desk.model.inspected, { thing: hand('fear'), kept: false });
    desk.does({ type: 'inspect' });
    assert.equal(desk.model.inspected, undefined);
    desk.does({ type: 'inspect', thing: hand('fear') }, { type: 'keepInspecting' }, { type: 'inspect' });
    assert.deepEqual(desk.model.inspected, { thing: hand('fear'), kept: true });
    desk.does({ type: 'closeInspector' });
    assert.equal(desk.model.inspected, undefined);
  });
});

describe('the inspector', () => {
  it('has something to say about slots, the deck and the pilot too', async () => {
    const words = await loadWords('en');
    const { view } = Desk.with({ hand: ['fear'], deck: ['funding-car'] }).moment;
    const things: readonly Spot[] = [{ on: 'slot', slot: 0 }, { on: 'deck' }, { on: 'pilot' }, hand('fear')];
    for (const thing of things) {
      const reading = readingOf(thing, view, words);
      assert.ok(reading !== undefined && reading.title !== '' && reading.lines.length > 0, keyOf(thing));
    }
    assert.deepEqual(readingOf({ on: 'deck' }, view, words)?.lines, ['1 left', words.t('arnakSign.drawText')]);
  });
});

describe('a list', () => {
  it('opens where a press can mean several things, and each line says what it brings', () => {
    const desk = Desk.with({ crates: 1 }).presses({ on: 'slot', slot: 0 });
    const { offer } = desk.model;
    assert.deepEqual(offer?.beside, { on: 'slot', slot: 0 });
    assert.equal(offer?.choices.length, 5);
    const action = { type: 'slot', slot: 0, option: 'slot-tablets' } as const;
    desk.does({ type: 'consider', action });
    assert.deepEqual(desk.model.told?.changes?.tokens, { coins: 0, compass: 0, tablet: 2, arrowhead: 0, jewel: 0 });
    desk.does({ type: 'take', choice: { act: action } });
    assert.equal(desk.model.offer, undefined);
    assert.equal(desk.moment.view.players[0]?.slots, 1);
  });
});

describe('a new moment', () => {
  it('forgets what was begun', () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'] }).does(
      { type: 'filter', kind: 'dig' },
      { type: 'select', thing: hand('fear') },
      { type: 'listPayments' },
      { type: 'moment' },
    );
    assert.deepEqual([desk.ui.filter, desk.ui.selected, desk.ui.offer], [undefined, undefined, undefined]);
  });
});

describe('a section of the rules', () => {
  const possible = (desk: Desk, section: string, toAct = [0]) => {
    const { legal, view } = desk.moment;
    const now = { game: 'arnak', viewer: 0, toAct, legal, view } as unknown as Snapshot;
    return possibleNow(section, now, {
      deeds: DEEDS,
      thingsOf: (action) => thingsOf(action as never, view).map(keyOf),
    });
  };

  it('is there for every kind of action that a chip picks out', async () => {
    const ids = (await (await loadWords('en')).rules('arnak')).map(({ id }) => id);
    for (const section of Object.values(KIND_TOPICS)) assert.ok(section && ids.includes(section), section);
    assert.deepEqual(
      Object.keys(KIND_TOPICS),
      KINDS.filter((kind) => kind !== 'answer'),
    );
  });

  it('says where on the table it can be done now, each place once', () => {
    const desk = Desk.with({ coins: 3, hand: ['exploration-car', 'funding-car'] });
    const cards = desk.moment.legal.flatMap((action) => (action.type === 'buy' ? [`row:${action.card}`] : []));
    assert.ok(cards.length > 0);
    assert.deepEqual(possible(desk, 'buy'), [...new Set(cards)]);
    assert.deepEqual(possible(desk, 'free'), ['hand:exploration-car:0', 'hand:funding-car:0']);
    assert.deepEqual(possible(desk, 'play'), []);
  });

  it('says what free actions would make possible', () => {
    const { legal, view, short } = Desk.with({ coins: 1, hand: ['funding-car', 'funding-ship'] }).moment;
    const now = { game: 'arnak', viewer: 0, toAct: [0], legal, view } as unknown as Snapshot;
    const board = {
      deeds: DEEDS,
      thingsOf: (action: object) => thingsOf(action as never, view).map(keyOf),
      coming: () => [...short.values()].flat().map(({ action }) => action),
    };
    assert.deepEqual(possibleNow('buy', now, board), []);
    const cards = comingNow('buy', now, board);
    assert.ok(cards.length > 0 && cards.every((card) => card.startsWith('row:')), cards.join());
    assert.deepEqual(comingNow('buy', { ...now, toAct: [1] }, board), []);
    assert.deepEqual(comingNow('setup', now, board), []);
  });

  it('says nothing while others are to move, nor about what nobody does', () => {
    const desk = Desk.with({ coins: 3, hand: ['funding-car'] });
    assert.equal(possible(desk, 'buy', [1]), undefined);
    assert.equal(possible(desk, 'scoring'), undefined);
  });
});

describe('a card that is looked at', () => {
  const looked = (thing: Spot): Desk => Desk.with({ hand: ['funding-car', 'fear'] }).does({ type: 'inspect', thing });

  it('is no longer shown when it has left the hand, unless it was to be kept', () => {
    const play = { type: 'act', action: { type: 'play', card: 'funding-car' } } as const;
    assert.equal(looked(hand('funding-car')).does(play).model.inspected, undefined);
    assert.deepEqual(looked(hand('fear')).does(play).model.inspected?.thing, hand('fear'));
    const kept = looked(hand('funding-car')).does({ type: 'keepInspecting' }).does(play);
    assert.deepEqual(kept.model.inspected?.thing, hand('funding-car'));
  });
});
