import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAP_IDS, mapNamed } from '@moonstaff/guild';
import { confirming, thingOf } from '../src/boards/guild/actions/model.ts';
import { coinFlights } from '../src/boards/guild/flights.ts';
import { aboutSpace } from '../src/boards/guild/map/about.ts';
import { nextSpace } from '../src/boards/guild/map/arrows.ts';
import { modelOf } from '../src/boards/guild/model.ts';
import { momentOf } from '../src/boards/guild/moment.ts';
import { openGuild } from '../src/boards/guild/open.ts';
import { START } from '../src/boards/guild/reduce.ts';
import { GuildTable } from './support/guild-table.ts';

const COAST = { map: 'coast', card: 'explore-any' };

const spotAt = (table: GuildTable, space: string) => table.model.map.spots.find((spot) => spot.space === space);

test('exactly the legal spaces are lit, and say what a press does', () => {
  const table = new GuildTable(COAST);
  const legal = table.moment.legal.flatMap((action) => (action.type === 'explore' ? [action.field] : []));
  assert.deepEqual(
    table.model.map.spots,
    legal.map((space) => ({ space, state: 'lit', says: 'web.guild.explore' })),
  );
  table.pointAt('1,0');
  assert.equal(spotAt(table, '1,0')?.state, 'pointed');
});

test('the space pointed at shows what it would place and bring', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-1', '0,-2'] } });
  table.pointAt('0,-3');
  const { pointed } = table.model.map;
  assert.equal(pointed?.piece, 'explorer');
  assert.equal(pointed?.refusal, undefined);
  assert.equal(pointed?.about?.name, 'guildSign.coinSpace');
  assert.deepEqual(pointed?.gains, { coins: 3, signs: ['hut'] }, 'two coins of the space, one of the village');
  const { told } = table.model.band;
  assert.ok(told.kind === 'gains');
  assert.deepEqual(
    told.gains.map(({ key }) => key),
    ['guild.preview.coins', 'guild.preview.villageChoice'],
  );
});

test('a discovery space shows a tower', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-3'] } });
  table.pointAt('1,-4');
  assert.equal(table.model.map.pointed?.piece, 'tower');
  assert.ok(table.model.map.pointed?.gains?.signs.includes('watchtower'));
});

test("a space that can't be used says what it is and why", () => {
  const table = new GuildTable(COAST);
  table.pointAt('0,0');
  const { pointed } = table.model.map;
  assert.deepEqual(pointed?.about, { name: 'guildSign.capital', text: 'guildSign.capitalText', isPrinted: true });
  assert.equal(pointed?.refusal?.key, 'guild.no.capital');
  const { told } = table.model.band;
  assert.ok(told.kind === 'refused' && told.reason.key === 'guild.no.capital');
  table.on({ type: 'point', thing: undefined });
  assert.equal(table.model.map.pointed, undefined);
  assert.equal(table.model.band.told.kind, 'lit');
});

test('every space and obstacle of every map says what it is', () => {
  const { player } = new GuildTable(COAST).moment;
  for (const map of MAP_IDS) {
    for (const space of [...mapNamed(map).byId.keys(), ...mapNamed(map).blocked.keys()])
      assert.ok(aboutSpace(map, player, space), `${map} ${space}`);
    assert.equal(aboutSpace(map, player, '99,99'), undefined);
  }
});

test('what was built on a space comes before what is printed there', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-1'] } });
  const { player } = table.moment;
  const map = table.model.map.map;
  assert.equal(aboutSpace(map, { ...player, villages: ['0,-1'] }, '0,-1')?.name, 'guildSign.village');
  assert.equal(aboutSpace(map, { ...player, posts: ['0,-1'] }, '0,-1')?.name, 'guildSign.post');
});

test('what was said of a space no longer counts once the table has moved on', () => {
  const table = new GuildTable(COAST);
  table.pointAt('1,0');
  assert.equal(table.model.band.told.kind, 'gains');
  table.act({ type: 'explore', field: '1,0' });
  assert.equal(table.model.band.told.kind, 'lit', 'asked anew, and not answered yet');
});

test('a trade route is drawn from city to city', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['2,-2', '1,-1'] } });
  table.pressSpace('-1,0').pointAt('2,-2');
  assert.deepEqual(table.model.map.pointed?.route, ['-1,0', '2,-2']);
  assert.equal(table.model.map.pointed?.piece, 'post');
  assert.equal(table.model.map.pointed?.gains?.coins, 9);
  assert.equal(spotAt(table, '2,-2')?.says, 'web.guild.routeCity');
});

test('a village names its region', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-1', '0,-2'] } });
  table.pressSpace('0,-3');
  assert.notEqual(table.model.map.region, undefined);
  assert.ok(table.model.map.spots.every(({ says }) => says === 'web.guild.found'));
});

test('the value table strikes out what is past', () => {
  const table = new GuildTable({ ...COAST, era: 2, ada: { towers: ['1,-4'] } });
  const [villages, towers] = table.model.map.pay;
  assert.deepEqual(
    villages?.values.map(({ state }) => state),
    ['past', 'next', 'ahead', 'ahead'],
  );
  assert.deepEqual(towers?.values.map(({ state }) => state).slice(0, 3), ['past', 'next', 'ahead']);
});

test('a chosen Investigate card lights what it reaches, without making it a target', () => {
  const table = new GuildTable({ map: 'star', card: 'special-1', investigateDeck: ['sea5', 'line-land'] });
  assert.deepEqual(table.model.map.reach, []);
  table.press({ on: 'offer', card: 'sea5' });
  const { map, actions } = table.model;
  assert.ok(map.reach.length > 0);
  assert.deepEqual(map.spots, []);
  assert.ok(actions.kind === 'choosing');
  assert.deepEqual(
    actions.offers.map(({ card, isChosen, reach }) => [card, isChosen, reach]),
    [
      ['sea5', true, map.reach.length],
      ['line-land', false, actions.offers[1]?.reach],
    ],
  );
  const reached = map.reach;
  table.press({ on: 'keep', card: 'sea5' });
  assert.deepEqual(
    table.model.map.spots.map(({ space }) => space),
    reached,
  );
});

test('the band: whose turn, which explorers are placed, and the big button', () => {
  const table = new GuildTable({ ...COAST, card: 'explore-sea' });
  const marks = () => table.model.band.steps.map(({ state }) => state);
  const main = () => table.model.band.buttons?.main;
  assert.equal(table.model.band.state, 'mine');
  assert.deepEqual(marks(), ['now', 'ahead', 'ahead']);
  assert.deepEqual(main(), { button: 'done', state: 'unfinished', unused: 3 });
  table.pressSpace('0,1').pressSpace('0,2').pressSpace('0,3');
  assert.deepEqual(main(), { button: 'done', state: 'ready', unused: 0 });
  table.press({ on: 'button', button: 'done' });
  assert.equal(table.model.band.state, 'waiting');
  assert.deepEqual(table.model.band.waitingFor, ['Ben']);
  assert.deepEqual(main(), { button: 'done', state: 'off', unused: 0 });
  assert.equal(table.model.band.told.kind, 'news');
});

test('a step without a limit has one more explorer than were placed', () => {
  const table = new GuildTable({ map: 'star', era: 1, card: 'special-1', ada: { actions: { I: 'line-sea' } } });
  const marks = () => table.model.band.steps.map(({ state, n }) => `${state} ${n ?? '∞'}`);
  assert.deepEqual(marks(), ['now ∞']);
  const [first] = table.model.map.spots;
  assert.ok(first);
  table.pressSpace(first.space);
  assert.deepEqual(marks(), ['done ∞', 'now ∞']);
});

test('the next step of a card can be asked for once the first has a space', () => {
  const table = new GuildTable({ map: 'star', card: 'special-1', ada: { actions: { I: 'sea4-then-cities' } } });
  assert.equal(table.model.band.buttons?.nextStep, false);
  const [first] = table.model.map.spots;
  assert.ok(first);
  table.pressSpace(first.space);
  assert.equal(table.model.band.buttons?.nextStep, true);
  table.press({ on: 'button', button: 'done' });
  assert.equal(table.model.band.warning?.step, true, 'a whole step would be lost');
});

test('the Explore card of the turn: a basic card, and a special action with what it has left', () => {
  const basic = new GuildTable(COAST).model.card;
  assert.equal(basic?.id, 'explore-any');
  assert.equal(basic?.slot, undefined);
  assert.equal(basic?.left, undefined);
  const table = new GuildTable({ map: 'star', card: 'special-1', ada: { actions: { I: 'list-grass3-mountain2' } } });
  assert.equal(table.model.card?.slot, 'I');
  assert.equal(table.model.card?.rule?.id, 'list-grass3-mountain2');
  const left = () => table.model.card?.left?.grounds.map(({ ground, n }) => `${ground} ${n}`);
  assert.deepEqual(left(), ['grass 3', 'mountain 2']);
  table.pressSpace('1,0');
  assert.deepEqual(left(), ['grass 3', 'mountain 1']);
  table.pressSpace('0,-1').pressSpace('0,-2');
  assert.deepEqual(left(), ['grass 1', 'mountain 1']);
});

test('a discovery space uses up any place of a list card, so no terrain has more left than the card', () => {
  const table = new GuildTable({ map: 'star', card: 'special-1', ada: { actions: { I: 'list-mountain3-sea1' } } });
  table.pressSpace('-1,1').pressSpace('0,1');
  assert.deepEqual(
    table.model.card?.left?.grounds.map(({ ground, n }) => `${ground} ${n}`),
    ['mountain 2', 'sea 0'],
    'a tower and a sea space leave two of four',
  );
  assert.equal(table.model.card?.left?.total, 2);
});

test('the deck says what is seen, here and still to come, and never which comes next', () => {
  const table = new GuildTable({ ...COAST, turned: ['explore-sea'] });
  const states = Object.fromEntries(table.model.deck.map(({ id, state }) => [id, state]));
  assert.equal(states['explore-any'], 'now');
  assert.equal(states['explore-sea'], 'seen');
  assert.equal(states['explore-grass'], 'ahead');
  assert.equal(states['special-1'], 'ahead');
  const order = (deck: readonly string[]) => new GuildTable({ ...COAST, deck: [...deck] }).model.deck;
  assert.deepEqual(
    order(['explore-sea', 'explore-grass', 'explore-desert', 'explore-mountain', 'special-1']),
    order(['special-1', 'explore-mountain', 'explore-grass', 'explore-desert', 'explore-sea']),
  );
  assert.deepEqual(
    table.model.deck.find(({ id }) => id === 'explore-desert'),
    {
      id: 'explore-desert',
      state: 'ahead',
      ground: 'desert',
      count: 2,
    },
  );
});

test('goals: what they still bring, who has completed them, how far one is', () => {
  const goals = [
    { id: 'aghon-route-12', met: { ben: 'first' } },
    'aghon-mountain-villages-2',
    'aghon-village-by-tower',
  ];
  const table = new GuildTable({ goals });
  const [route, villages] = table.model.goals;
  assert.deepEqual(
    route?.rewards.map(({ state }) => state),
    ['taken', 'open'],
  );
  assert.deepEqual(route?.met, [{ seat: 1, name: 'Ben' }]);
  assert.deepEqual(villages?.progress, { have: 0, need: 2 });
  assert.equal(villages?.isDue, false);
  assert.ok(villages?.rewards.every(({ state, due }) => state === 'open' && due === undefined));
});

test('alone: target, and the Era card that covers each reward', () => {
  const table = new GuildTable({}, ['Ada']);
  assert.equal(table.model.purse.target, 90);
  assert.equal(table.model.purse.isSecret, false);
  assert.deepEqual(
    table.model.goals.flatMap(({ rewards }) => rewards.flatMap(({ due }) => due ?? [])),
    ['II', 'III', 'III', 'I–III', 'I–III'],
  );
  assert.deepEqual(
    table.model.goals.map(({ worth }) => worth),
    [10, 10, 10],
  );
});

test('alone: a goal pays once', () => {
  const goals = [
    { id: 'aghon-route-12', met: { ada: 'first' } },
    'aghon-mountain-villages-2',
    'aghon-village-by-tower',
  ];
  const [route] = new GuildTable({ goals }, ['Ada']).model.goals;
  assert.ok(route?.rewards.every(({ state, due }) => state === 'taken' && due === undefined));
  assert.equal(route?.worth, undefined);
});

test('treasures of one kind are counted together, with what they bring', () => {
  const table = new GuildTable({ ada: { treasures: ['vase', 'vase', 'grass-villages', 'village-pairs'], coins: 7 } });
  assert.deepEqual(table.model.treasures, [
    { id: 'vase', n: 2, worth: { coins: 4, every: 2 } },
    { id: 'grass-villages', n: 1, terrain: 'grass', worth: { coins: 1, every: 1 } },
    { id: 'village-pairs', n: 1, worth: { coins: 1, every: 2 } },
  ]);
  assert.equal(table.model.purse.coins, 7);
  assert.equal(table.model.purse.isSecret, true);
});

test("an opponent's coins are hidden, unless everything is open", () => {
  const table = new GuildTable({ ben: { coins: 5, treasures: ['vase'] } });
  const [ben] = table.model.others;
  assert.equal(ben?.name, 'Ben');
  assert.equal(ben?.own, undefined);
  const open = openGuild([table.viewOf(0), table.viewOf(1)]);
  const model = modelOf(momentOf({ ...table.snapshot, viewer: 'spectator', view: open }, true), START);
  assert.deepEqual(model.others[0]?.own, { coins: 5, treasures: ['vase'], returned: [] });
});

test('a spectator has no buttons and nothing to press', () => {
  const table = new GuildTable(COAST);
  const watched = { ...table.snapshot, viewer: 'spectator', view: table.viewOf('spectator'), legal: [] } as const;
  const model = modelOf(momentOf(watched, true), START);
  assert.equal(model.band.buttons, undefined);
  assert.deepEqual(model.map.spots, []);
  assert.equal(model.band.state, 'waiting');
});

test('coins fly from where they were earned', () => {
  const table = new GuildTable({ ...COAST, ada: { explorers: ['0,-1', '0,-2'] } });
  const before = table.snapshot;
  table.pressSpace('0,-3');
  assert.deepEqual(coinFlights(before, table.snapshot), [
    { token: 'purse', from: 'piece:explorer:0:0,-3', to: 'purse', n: 2 },
  ]);
});

test('arrows go to the nearest space in their direction', () => {
  const spaces = ['0,-1', '0,1', '1,0', '-1,0', '2,-1'];
  assert.equal(nextSpace(spaces, '0,1', { x: 0, y: -1 }, false), '0,-1', 'straight ahead, though further');
  assert.equal(nextSpace(['1,0', '2,-1'], '0,1', { x: 0, y: -1 }, false), '1,0');
  assert.equal(nextSpace(spaces, '0,-1', { x: 0, y: -1 }, false), undefined);
  assert.equal(nextSpace(spaces, '-1,0', { x: 1, y: 0 }, false), '0,-1');
  assert.equal(nextSpace(['0,-1', '0,1'], '0,1', { x: 1, y: 0 }, true), '0,-1', 'on a phone north is on the right');
});

test('a whole game is played by pressing what the model offers', () => {
  const table = new GuildTable({}, ['Ada']);
  let presses = 0;
  while (!table.moment.view.over) {
    const { map, actions, band } = table.model;
    const sent = table.sent.length;
    const [spot] = map.spots;
    if (actions.kind === 'choosing') {
      const [offer] = actions.offers;
      assert.ok(offer);
      table.press(thingOf(actions.what, offer)).press(confirming(actions.what, offer));
    } else if (spot !== undefined) {
      table.pointAt(spot.space);
      assert.notEqual(table.model.band.told.kind, 'refused');
      table.pressSpace(spot.space);
      // The first of several cities is chosen; the next press makes the route.
      if (table.sent.length === sent) table.pressSpace(table.model.map.spots.at(-1)?.space ?? '');
    } else {
      assert.ok(band.buttons?.main.button === 'done' && band.buttons.main.state !== 'off');
      table.press({ on: 'button', button: 'done' });
      if (table.model.band.warning !== undefined) table.press({ on: 'button', button: 'endTurn' });
    }
    assert.ok(table.sent.length > sent, `stuck after ${presses} presses`);
    presses++;
  }
  assert.ok(presses > 60, `${presses} presses`);
  assert.equal(table.model.band.state, 'over');
});

test('what the others did stays until the viewer acts, goals first', () => {
  const goals = ['aghon-route-12', 'aghon-village-by-tower', 'aghon-mountain-villages-2'];
  const table = new GuildTable({ ...COAST, goals, ben: { explorers: ['0,-3'], bestRoute: 12 } });
  table.warns = false;
  const told = () => {
    const { told } = table.model.band;
    const lines = told.kind === 'lit' ? told.since : [];
    return lines.flatMap(({ seat, sentences }) => sentences.flat().map(({ key }) => `${seat} ${key}`));
  };
  assert.deepEqual(told(), []);
  table.act({ type: 'explore', field: '1,-4' }, 1).act({ type: 'done' }, 1);
  assert.deepEqual(told(), [], 'not before the next turn');
  table.act({ type: 'done' });
  assert.deepEqual(told(), ['1 guild.story.goal', '1 guild.story.tower']);
  table.pointAt('1,0').on({ type: 'point', thing: undefined });
  assert.equal(told().length, 2, 'pointing about changes nothing');
  const [action] = table.moment.legal;
  assert.ok(action);
  table.act(action);
  assert.deepEqual(told(), []);
});

test('a treasure just drawn is shown to the player who drew it, until they do something else', () => {
  const table = new GuildTable({
    ...COAST,
    card: 'explore-sea',
    treasureDeck: ['grass-villages'],
    ada: { explorers: ['-1,2'] },
  });
  table.pressSpace('-1,3');
  assert.deepEqual(table.model.band.told, { kind: 'drawn', treasures: ['grass-villages'] });
  table.pointAt('0,0');
  assert.equal(table.model.band.told.kind, 'refused');
  table.on({ type: 'point', thing: undefined });
  assert.equal(table.model.band.told.kind, 'drawn');
  table.press({ on: 'button', button: 'endTurn' });
  assert.notEqual(table.model.band.told.kind, 'drawn');
});

test('a finger that holds a space asks what it is, and selects nothing', () => {
  const table = new GuildTable(COAST);
  table.on({ type: 'point', finger: 'holds', thing: { on: 'space', seat: 0, space: '1,0' } });
  const { pointed } = table.model.map;
  assert.equal(pointed?.finger, 'holds');
  assert.equal(pointed?.about?.name, 'guildSign.mountain');
  const { told } = table.model.band;
  assert.ok(told.kind === 'gains' && !told.tapped);
  table.on({ type: 'tap', thing: { on: 'space', seat: 0, space: '1,0' } });
  assert.deepEqual(table.sent, []);
});
