import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, type Phrase } from '@moonstaff/kernel';
import { stageOf as arnakStage } from '../src/boards/arnak/motion/stages.ts';
import { stageOf as guildStage } from '../src/boards/guild/stages.ts';
import { standingAt } from '../src/kit/motion/runs.ts';
import {
  around,
  inSight,
  isWhereItWas,
  lengthOf,
  neededThings,
  OTHERS_MS,
  type Show,
  type Stage,
  stagedThings,
  timedSteps,
} from '../src/kit/motion/stage.ts';
import { follows } from '../src/table/motion/follows.ts';
import { endingOf } from '../src/table/motion/staging.ts';
import type { Snapshot } from '../src/table/source.ts';

type Told = readonly [key: string, args?: Phrase['args']];

/** A moment at which this was just logged, seen by seat 0. */
const moment = (told: readonly Told[], more: object = {}): Snapshot =>
  ({
    moment: told.length,
    viewer: 0,
    view: { viewer: 0, active: 0 },
    log: told.map(([key, args = {}], id) => ({ id, seat: 0, phrase: { key, args } })),
    ...more,
  }) as unknown as Snapshot;

const NOTHING = moment([]);

function aboutWhat(show: Show): string {
  switch (show.kind) {
    case 'tell':
      return show.phrase.key;
    case 'fly':
      return `${show.n} ${show.to}`;
    case 'link':
      return `${show.from} ${show.to}`;
    default:
      return show.thing;
  }
}

/** Every step of a stage in a few words, by its time. */
const script = (stage: Stage | undefined): readonly string[] =>
  (stage === undefined ? [] : timedSteps(stage))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ms, show, sound }) => {
      return `${Math.round(at)}–${Math.round(at + ms)} ${show.kind} ${aboutWhat(show)}${sound ? ` ♪${sound}` : ''}`;
    });

const SITE = 'pos-i-low-1';

const discovered = (seat: number): readonly Told[] => [
  ['arnak.paid', { seat, tokens: { compass: 3 } }],
  ['arnak.paidCard', { seat, card: 'funding-car' }],
  ['arnak.discovered', { seat, site: SITE }],
  ['arnak.tookIdols', { seat, idol: 'idol-tablet', covered: 0 }],
  ['arnak.gained', { seat, tokens: { tablet: 1 } }],
  ['arnak.tilePlaced', { site: SITE, tile: 'site-i-jewel' }],
  ['arnak.gained', { seat, tokens: { coins: 1, arrowhead: 1 } }],
  ['arnak.guardianPlaced', { site: SITE, guardian: 'guardian-14' }],
];

describe('a discovery', () => {
  it('is staged in the order of the rules, in 2.3 seconds', () => {
    assert.deepEqual(script(arnakStage(NOTHING, moment(discovered(0)))), [
      '0–260 fly 3 space:pos-i-low-1:0 ♪spend',
      '0–500 tag space:pos-i-low-1:0',
      '0–420 tell arnak.story.youDiscover',
      '0–420 come figure:pos-i-low-1:0:0 ♪step',
      '420–1300 go idols:pos-i-low-1 ♪idol',
      '420–1300 tell arnak.story.youTakeIdols',
      '680–1020 fly 1 counter:tablet:0 ♪gain',
      '680–1260 tag space:pos-i-low-1:0',
      '840–1300 turn space:pos-i-low-1:0 ♪stone',
      '1300–1640 fly 1 counter:coins:0 ♪gain',
      '1300–1880 tag space:pos-i-low-1:0',
      '1300–1640 fly 1 counter:arrowhead:0',
      '1640–2120 rise guardianTile:guardian-14 ♪guardian',
      '1640–2300 tell arnak.guardianPlaced',
    ]);
  });

  it('of another player is the same in 0.9 seconds', () => {
    const [own, other] = [0, 1].map((seat) => arnakStage(NOTHING, moment(discovered(seat))));
    assert.ok(own && other);
    assert.equal(lengthOf(own), 2300);
    assert.equal(Math.round(lengthOf({ steps: timedSteps(other) })), OTHERS_MS);
    assert.deepEqual(
      timedSteps(other).map(({ show }) => show.kind),
      own.steps.map(({ show }) => show.kind),
    );
    const told = ({ steps }: Stage) => steps.flatMap(({ show }) => (show.kind === 'tell' ? [aboutWhat(show)] : []));
    assert.deepEqual(told(own).slice(0, 2), ['arnak.story.youDiscover', 'arnak.story.youTakeIdols']);
    assert.deepEqual(told(other).slice(0, 2), ['arnak.discovered', 'arnak.tookIdols']);
    const turn = timedSteps(other).find(({ show }) => show.kind === 'turn');
    const figure = timedSteps(other).find(({ show }) => show.kind === 'come');
    assert.ok(turn && figure?.show.kind === 'come');
    assert.ok(Math.abs(figure.show.stays - (turn.at + turn.ms)) < 1);
  });

  it('stops where the idol asks something, and goes on with the tile after the answer', () => {
    const events = discovered(0);
    const asked = moment(events.slice(0, 4));
    assert.deepEqual(
      arnakStage(NOTHING, asked)?.steps.map(({ show }) => show.kind),
      ['fly', 'tag', 'tell', 'go', 'tell', 'come'],
    );
    const answered = script(arnakStage(asked, moment(events)));
    assert.equal(answered[0], '0–460 turn space:pos-i-low-1:0 ♪stone');
    assert.equal(answered.at(-1), '800–1460 tell arnak.guardianPlaced');
  });

  it('of the rival is about the rival’s figure', () => {
    const stage = arnakStage(NOTHING, moment([['arnak.rivalDiscovered', { site: SITE, arrow: 'left' }]]));
    assert.equal(stage?.seat, 'rival');
    assert.ok(stage.steps.some(({ show }) => show.kind === 'come' && show.from === 'home:rival'));
  });

  it('needs the site, the idols and the counters as they were, and moves figure, idols, site and guardian itself', () => {
    const stage = arnakStage(NOTHING, moment(discovered(0)));
    assert.ok(stage);
    const needed = neededThings(stage);
    for (const key of ['space:pos-i-low-1:0', 'idols:pos-i-low-1', 'home:0', 'counter:compass:0'])
      assert.ok(needed.has(key), key);
    assert.deepEqual([...stagedThings(stage)].toSorted(), [
      'figure:pos-i-low-1:0:0',
      'guardianTile:guardian-14',
      'idols:pos-i-low-1',
      'siteTile:site-i-jewel',
      'space:pos-i-low-1:0',
    ]);
  });
});

describe('other events of Arnak', () => {
  const bought = (to: string): Stage | undefined =>
    arnakStage(
      NOTHING,
      moment([
        ['arnak.paid', { seat: 0, tokens: { coins: 2 } }],
        ['arnak.bought', { seat: 0, card: 'parrot' }],
        ['arnak.received', { seat: 0, card: 'parrot', to }],
      ]),
    );
  const aimOf = (stage: Stage | undefined): string | undefined =>
    stage?.steps.flatMap(({ show }) => (show.kind === 'go' ? [show.to] : []))[0];

  it('a bought card goes under the deck, or to where it is put down', () => {
    assert.equal(aimOf(bought('deckBottom')), 'deck');
    assert.equal(aimOf(bought('playArea')), 'card:parrot:0');
    assert.ok(lengthOf(bought('deckBottom') as Stage) <= 1200);
  });

  it('the price of a bought card flies to the row, where the card still is, and a sentence says who bought it', () => {
    const stage = bought('playArea');
    assert.ok(stage);
    const card = 'card:parrot:0';
    assert.deepEqual(script(stage).slice(0, 3), [
      `0–260 fly 2 ${card} ♪spend`,
      `0–500 tag ${card}`,
      '0–1100 tell arnak.story.youBuy',
    ]);
    assert.ok(isWhereItWas(stage, card, 0));
    assert.ok(!isWhereItWas(stage, card, lengthOf(stage)));
    assert.ok(!isWhereItWas(stage, 'counter:coins:0', 0));
  });

  it('a guardian goes to the one who overcame it', () => {
    const overcame = (seat: number): Stage | undefined =>
      arnakStage(NOTHING, moment([['arnak.overcame', { seat, site: SITE, guardian: 'guardian-14' }]]));
    assert.equal(aimOf(overcame(0)), 'guardianTile:guardian-14');
    assert.equal(aimOf(overcame(1)), 'seat:1');
  });

  it('the end of a round is announced with the next round', () => {
    const ended: readonly Told[] = [['arnak.roundEnded', { round: 1 }]];
    const next: readonly Told[] = [...ended, ['arnak.round', { round: 2, first: 1 }]];
    assert.ok(script(arnakStage(NOTHING, moment(next))).includes('0–1600 tell arnak.round'));
    assert.equal(arnakStage(moment(ended), moment(next)), undefined);
  });

  it('what is older than the last moment, or taken back, is never staged', () => {
    const now = moment(discovered(0));
    assert.equal(arnakStage(now, now), undefined);
    assert.equal(arnakStage(now, moment(discovered(0).slice(0, 1))), undefined);
  });
});

describe('events of the Guild', () => {
  const trade: Told = [
    'guild.event.trade',
    { seat: 0, from: '0,1', to: '0,2', post: '0,2', fromValue: 4, toValue: 2, coins: 8 },
  ];

  it('a trade route shows both values, then their product', () => {
    const stage = guildStage(NOTHING, moment([trade]));
    const tags = stage?.steps.flatMap(({ at, show }) => (show.kind === 'tag' ? [`${at} ${show.text}`] : []));
    assert.deepEqual(tags, ['0 4', '250 2', '1000 4 × 2 = 8']);
  });

  it('a trade route joins its cities, and the map around them sinks into night', () => {
    const stage = guildStage(NOTHING, moment([trade]));
    assert.ok(stage);
    assert.deepEqual(stage.about, ['city:0:0,1', 'city:0:0,2']);
    assert.ok(script(stage).includes('125–1920 link city:0:0,1 city:0:0,2'));
    assert.deepEqual(
      stage.steps.flatMap(({ sound = [] }) => sound),
      ['piece', 'piece', 'route', 'gain'],
    );
  });

  it('a goal completed by the same move comes after it', () => {
    const goal: Told = ['guild.event.goal', { seat: 0, goal: 'g', reward: 'first', coins: 10 }];
    const alone = guildStage(NOTHING, moment([trade]));
    const both = guildStage(NOTHING, moment([trade, goal]));
    assert.ok(alone && both);
    const card = both.steps.find(({ show }) => show.kind === 'swell' && show.thing === 'goal:g');
    assert.equal(card?.at, lengthOf(alone));
  });

  it('a village comes from the supply and pays; one of another player isn’t staged', () => {
    const village = (seat: number): Stage | undefined =>
      guildStage(NOTHING, moment([['guild.event.village', { seat, field: '0,1', terrain: 'sea', coins: 3 }]]));
    assert.deepEqual(
      village(0)?.steps.map(({ show }) => show.kind),
      ['come', 'swell', 'fly', 'tag'],
    );
    assert.equal(village(1), undefined);
  });

  it('another player’s goal is shown without their coins', () => {
    const stage = guildStage(NOTHING, moment([['guild.event.goal', { seat: 1, goal: 'g', reward: 'first' }]]));
    assert.equal(stage?.own, false);
    assert.deepEqual(
      stage.steps.map(({ show }) => show.kind),
      ['swell', 'tell'],
    );
  });

  it('the end of an era is announced', () => {
    assert.deepEqual(script(guildStage(NOTHING, moment([['guild.event.eraEnd', { era: 1 }]]))), [
      '0–1600 tell guild.event.eraEnd ♪round',
    ]);
  });
});

describe('where a stage is seen', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const window = box(0, 0, 400, 800);

  it('a sentence stands on what is in sight of its part of the board, or else in the window', () => {
    assert.deepEqual(inSight(box(10, 300, 380, 900), window), box(10, 300, 380, 500));
    assert.deepEqual(inSight(box(10, 750, 380, 900), window), window);
    assert.deepEqual(inSight(undefined, window), window);
  });

  it('the light falls on everything a stage is about', () => {
    assert.deepEqual(around([box(10, 20, 10, 10), box(50, 5, 10, 10)]), box(10, 5, 50, 25));
  });

  it('cards that are pushed together get narrower, not smaller', () => {
    assert.equal(standingAt(box(0, 0, 90, 120), box(0, 0, 30, 120)).scale, '1');
    assert.equal(standingAt(box(0, 0, 90, 60), box(0, 0, 90, 120)).scale, '0.5');
  });
});

describe('the end of a game', () => {
  it('is shown once, over the last board, before the scores come', () => {
    const over = moment([], { outcome: { winners: [0] } });
    assert.deepEqual(script(endingOf(NOTHING)), ['0–1600 tell act.over ♪round']);
    assert.equal(endingOf(over), undefined);
  });
});

describe('what follows what', () => {
  const replayed = (position: number, eyes = 'open') =>
    moment([], { moment: 100 + position, replay: { at: position, of: 30, turns: [4, 9, 15], eyes } });

  it('a recording shows the way of a single turn; a jump, a step back and other eyes show nothing', () => {
    assert.ok(follows(replayed(4), replayed(5)));
    assert.ok(follows(replayed(4), replayed(9)));
    assert.ok(follows(replayed(5), replayed(9)));
    assert.ok(!follows(replayed(4), replayed(15)));
    assert.ok(!follows(replayed(9), replayed(4)));
    assert.ok(!follows(replayed(4), replayed(5, '0')));
  });

  it('the past and the present don’t follow each other', () => {
    const past = moment([], { moment: -3, past: true });
    assert.ok(!follows(moment([['a']]), past));
    assert.ok(!follows(past, moment([['a']])));
    assert.ok(follows(past, { ...past, moment: -4 }));
    assert.ok(!follows(NOTHING, at([NOTHING], 0)));
  });
});
