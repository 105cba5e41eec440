import type { GoalId, TreasureId } from '@moonstaff/guild';
import type { Phrase } from '@moonstaff/kernel';
import type { Show, Stage, Step } from '../../table/motion/index.ts';
import type { Snapshot } from '../../table/source.ts';
import { ownSeat, viewOf } from './moment.ts';
import { keyOf, type PieceName, type Thing } from './things.ts';

/** Milliseconds. */
const COME = 420;
const SWELL = 420;
const COINS = 420;
const READ = 500;

/** Where sentences stand. */
const PLACE = 'map';

const PURSE = keyOf({ on: 'purse' });

/** Which events of the Guild are staged: what the viewer builds, goals, and the end of an era. */
export function stageOf(before: Snapshot, now: Snapshot): Stage | undefined {
  const last = before.log.at(-1)?.id ?? -1;
  const lines = now.log.filter(({ id }) => id > last).map(({ phrase }) => phrase);
  const seat = now.viewer === 'spectator' ? -1 : ownSeat(viewOf(now));
  const mine = lines.filter(({ args }) => args['seat'] === seat);
  const own = (key: string): Phrase | undefined => mine.find((line) => line.key === key);
  const route = own('guild.event.trade');
  const village = own('guild.event.village');
  const goal = own('guild.event.goal') ?? lines.find(({ key }) => key === 'guild.event.goal');
  const era = lines.find(({ key }) => key === 'guild.event.eraEnd');
  if (route !== undefined) return withGoal(routeStage(route, seat), own('guild.event.goal'));
  if (village !== undefined) return withGoal(villageStage(village, seat), own('guild.event.goal'));
  if (goal !== undefined) return goalStage(goal, seat);
  const draw = DRAWS.map(own).find((event) => event !== undefined);
  return era !== undefined ? eraStage(era) : draw && drawStage(draw, seat);
}

const DRAWS = ['guild.event.treasureKept', 'guild.event.treasureCoins', 'guild.event.treasureExplorer'];

const step = (at: number, ms: number, show: Show, sound?: Step['sound']): Step => ({
  at,
  ms,
  show,
  ...(sound && { sound }),
});

const piece = (name: PieceName, seat: number, space: unknown): string =>
  keyOf({ on: 'piece', piece: name, seat, space: String(space) });

const cityOf = (seat: number, space: unknown): string => keyOf({ on: 'city', seat, space: String(space) });

const coinsOf = ({ args }: Phrase): number => (typeof args['coins'] === 'number' ? args['coins'] : 0);

/** What an event earns, told beside a thing, flies from there to the purse. */
function coins(event: Phrase, from: string, at: number): readonly Step[] {
  const n = coinsOf(event);
  if (n === 0) return [];
  return [
    step(at, COINS, { kind: 'fly', token: PURSE, from, to: PURSE, n }, 'gain'),
    step(at, COINS + READ, { kind: 'tag', thing: from, tone: 'gain', text: `+${n}`, token: PURSE }),
  ];
}

/** The village comes from the supply, and pays. */
function villageStage(event: Phrase, seat: number): Stage {
  const village = piece('village', seat, event.args['field']);
  const from = keyOf({ on: 'supply', piece: 'village' });
  return {
    seat,
    own: true,
    about: [],
    place: PLACE,
    steps: [
      step(0, COME, { kind: 'come', thing: village, from, stays: COME }, 'village'),
      step(COME, SWELL, { kind: 'swell', thing: village }),
      ...coins(event, village, COME),
    ],
  };
}

/** The values of both cities, then their product at the trading post, which flies to the purse. */
function routeStage(event: Phrase, seat: number): Stage | undefined {
  const { post, fromValue, toValue } = event.args;
  const [from, to, stand] = [event.args['from'], event.args['to'], post].map((city) => cityOf(seat, city));
  if (from === undefined || to === undefined || stand === undefined) return undefined;
  const value = (thing: string, n: unknown): Show => ({ kind: 'tag', thing, tone: 'plain', text: String(n) });
  const postValue = (post === event.args['to'] ? toValue : fromValue) ?? 0;
  const product = `${fromValue} × ${toValue} = ${coinsOf(event)}`;
  /** When both values have been read. */
  const told = 2 * READ;
  const all = told + READ + COINS;
  return {
    seat,
    own: true,
    about: [from, to],
    place: PLACE,
    steps: [
      step(0, told, value(from, fromValue), 'piece'),
      step(READ / 4, all - READ / 4, { kind: 'link', from, to }),
      step(READ / 2, READ + READ / 2, value(to, toValue), 'piece'),
      step(READ / 2, SWELL, { kind: 'rise', thing: piece('post', seat, post) }),
      step(told, READ + COINS, { kind: 'tag', thing: stand, tone: 'gain', text: product, token: PURSE }, 'route'),
      step(told + READ / 2, COINS, { kind: 'fly', token: PURSE, from: stand, to: PURSE, n: coinsOf(event) }, 'gain'),
      step(0, all, {
        kind: 'tell',
        phrase: { ...event, key: 'guild.story.youTrade', args: { ...event.args, postValue } },
      }),
    ],
  };
}

/** The goal's card, what it pays, and the sentence. Others' goals are only told. */
function goalStage(event: Phrase, seat: number): Stage {
  const who = event.args['seat'];
  const own = who === seat;
  const card: Thing = { on: 'goal', goal: event.args['goal'] as GoalId };
  const reward = keyOf({ on: 'reward', goal: event.args['goal'] as GoalId });
  return {
    seat: typeof who === 'number' ? who : undefined,
    own,
    about: own ? [keyOf(card)] : [],
    place: PLACE,
    steps: [
      step(0, SWELL, { kind: 'swell', thing: keyOf(card) }, 'goal'),
      step(0, 1600, { kind: 'tell', phrase: own ? { ...event, key: 'guild.story.youCompleteGoal' } : event }),
      ...(own ? coins(event, reward, SWELL) : []),
    ],
  };
}

/** Which treasure the ruin held. */
function drawStage(event: Phrase, seat: number): Stage {
  const kept = keyOf({ on: 'treasure', treasure: event.args['treasure'] as TreasureId });
  return {
    seat,
    own: true,
    about: [],
    place: PLACE,
    steps: [
      step(0, SWELL, { kind: 'swell', thing: kept }, 'card'),
      step(0, 1600, { kind: 'tell', phrase: { ...event, key: 'guild.story.youDraw' } }),
      ...coins(event, keyOf({ on: 'treasures' }), 0),
    ],
  };
}

/** A goal that's completed by the same move comes right after. */
function withGoal(stage: Stage | undefined, goal: Phrase | undefined): Stage | undefined {
  if (stage === undefined || goal === undefined) return stage;
  const begins = Math.max(...stage.steps.map(({ at, ms }) => at + ms));
  const then = goalStage(goal, Number(stage.seat)).steps.map((one) => ({ ...one, at: one.at + begins }));
  return { ...stage, steps: [...stage.steps, ...then] };
}

/** The last turn of an era is over. */
function eraStage(event: Phrase): Stage {
  return {
    seat: undefined,
    own: true,
    about: [],
    place: PLACE,
    steps: [step(0, 1600, { kind: 'tell', phrase: event, large: true }, 'round')],
  };
}
