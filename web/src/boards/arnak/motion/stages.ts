import {
  type ArnakView,
  type CardId,
  type GuardianId,
  RESOURCES,
  type SiteId,
  type TileId,
  type Tokens,
} from '@moonstaff/arnak';
import type { Phrase } from '@moonstaff/kernel';
import type { Show, Stage, Step } from '../../../table/motion/index.ts';
import type { LogLine, Snapshot } from '../../../table/source.ts';
import { ownSeat, viewOf } from '../state.ts';
import { keyOf, siteThing, type Thing, type Who } from '../things.ts';

/** What was logged between two moments, and through whose eyes. */
interface News {
  readonly lines: readonly Phrase[];
  readonly view: ArnakView;
  readonly own: number;
}

/** Where sentences stand. */
const PLACE = 'island';

/** Milliseconds. What belongs to a discovery takes 2.3 seconds in all. */
const PRICE = 260;
const TRAVEL = 420;
const LIFT = 260;
const GIFT = 340;
const PUT_AWAY = 280;
const TURN = 460;
const RISE = 480;
const NAME = 180;
const PAUSE = 160;
/** The tile turns while the idol is on its way. */
const TILE_AFTER_IDOL = 420;

/** Which events of Arnak are staged. Of several in one moment, the first of this list. */
export function stageOf(before: Snapshot, now: Snapshot): Stage | undefined {
  const last = before.log.at(-1)?.id ?? -1;
  const lines = now.log.filter(({ id }: LogLine) => id > last).map(({ phrase }) => phrase);
  const view = viewOf(now);
  const news = { lines, view, own: now.viewer === 'spectator' ? -1 : ownSeat(view) };
  return discovery(news) ?? overcoming(news) ?? buying(news) ?? roundEnd(news);
}

/** What the viewer did, said to them. */
const TO_YOU: { readonly [key: string]: string } = {
  'arnak.discovered': 'arnak.story.youDiscover',
  'arnak.tookIdols': 'arnak.story.youTakeIdols',
  'arnak.overcame': 'arnak.story.youOvercome',
  'arnak.bought': 'arnak.story.youBuy',
};

const telling = (event: Phrase, own: number): Show => ({
  kind: 'tell',
  phrase: event.args['seat'] === own ? { ...event, key: TO_YOU[event.key] ?? event.key } : event,
});

const named = ({ lines }: News, ...keys: readonly string[]): Phrase | undefined =>
  lines.find(({ key }) => keys.includes(key));

/** Who an event is about: events of the rival name no seat. */
const whoOf = ({ args }: Phrase): Who => (typeof args['seat'] === 'number' ? args['seat'] : 'rival');

const step = (at: number, ms: number, show: Show, sound?: Step['sound']): Step => ({
  at,
  ms,
  show,
  ...(sound && { sound }),
});

/** Tokens of one event on their way between a thing and their owner's counters. */
function tokens(event: Phrase, news: News, thing: Thing, at: number, ms: number): readonly Step[] {
  const { seat, tokens: amounts } = event.args;
  if (typeof seat !== 'number' || typeof amounts !== 'object') return [];
  const gained = event.key === 'arnak.gained';
  const shown = news.own === -1 ? 0 : news.own;
  return RESOURCES.flatMap((resource, i) => {
    const n = (amounts as Tokens)[resource] ?? 0;
    if (n === 0) return [];
    const token = keyOf({ on: 'counter', who: shown, resource });
    const [counter, place] = [keyOf({ on: 'counter', who: seat, resource }), keyOf(thing)];
    const [from, to] = gained ? [place, counter] : [counter, place];
    const first = RESOURCES.slice(0, i).every((other) => ((amounts as Tokens)[other] ?? 0) === 0);
    return [
      step(at, ms, { kind: 'fly', token, from, to, n }, first ? (gained ? 'gain' : 'spend') : undefined),
      ...(first
        ? [
            step(at, ms + 240, {
              kind: 'tag',
              thing: keyOf(thing),
              tone: gained ? 'gain' : 'spend',
              text: `${gained ? '+' : '−'}${n}`,
              token,
            }),
          ]
        : []),
    ];
  });
}

const ofKey = (lines: readonly Phrase[], key: string): readonly Phrase[] => lines.filter((line) => line.key === key);

/** The price goes, the figure travels, the idol is lifted, the tile turns, the reward flies, the guardian rises. */
function discovery(news: News): Stage | undefined {
  const { lines } = news;
  const found = named(news, 'arnak.discovered', 'arnak.rivalDiscovered');
  const placed = named(news, 'arnak.tilePlaced');
  const about = found ?? placed;
  if (about === undefined) return undefined;
  const id = about.args['site'] as SiteId;
  const site = siteThing(id);
  const place = keyOf(site);
  const who = found === undefined ? news.view.active : whoOf(found);
  const idols = keyOf({ on: 'idols', site: id });
  const took = named(news, 'arnak.tookIdols', 'arnak.rivalTookIdols');
  const figure = keyOf({ on: 'figure', who, site: id, space: 0 });
  const steps: Step[] = [];
  let at = 0;
  if (found !== undefined) {
    for (const paid of ofKey(lines.slice(0, lines.indexOf(found)), 'arnak.paid')) {
      steps.push(...tokens(paid, news, site, 0, PRICE));
    }
    steps.push(step(0, TRAVEL, telling(found, news.own)));
    at += TRAVEL;
  }
  const tileFrom = placed === undefined ? lines.length : lines.indexOf(placed);
  if (took !== undefined) {
    const length = LIFT + GIFT + PUT_AWAY;
    const to = keyOf({ on: 'crates', who });
    steps.push(step(at, length, { kind: 'go', thing: idols, to, lift: LIFT, waits: GIFT }, 'idol'));
    steps.push(step(at, length, telling(took, news.own)));
    for (const gift of ofKey(lines.slice(lines.indexOf(took), tileFrom), 'arnak.gained')) {
      steps.push(...tokens(gift, news, site, at + LIFT, GIFT));
    }
    at += placed === undefined ? length : TILE_AFTER_IDOL;
  }
  if (placed !== undefined) {
    const tile = keyOf({ on: 'siteTile', tile: placed.args['tile'] as TileId });
    steps.push(step(at, TURN, { kind: 'turn', thing: place, without: [idols, tile] }, 'stone'));
    at += TURN;
    const rewards = ofKey(lines.slice(tileFrom), 'arnak.gained');
    for (const reward of rewards) steps.push(...tokens(reward, news, site, at, GIFT));
    if (rewards.length > 0) at += GIFT;
    const guardian = named(news, 'arnak.guardianPlaced');
    if (guardian !== undefined) {
      const thing = keyOf({ on: 'guardianTile', guardian: guardian.args['guardian'] as GuardianId });
      steps.push(step(at, RISE, { kind: 'rise', thing }, 'guardian'));
      steps.push(step(at, RISE + NAME, { kind: 'tell', phrase: guardian }));
    }
  }
  if (found !== undefined) {
    // The figure stands above the tile until that's turned.
    const turn = steps.find(({ show }) => show.kind === 'turn');
    const stays = turn === undefined ? TRAVEL : turn.at + turn.ms;
    const home = keyOf({ on: 'home', who });
    steps.push(step(0, TRAVEL, { kind: 'come', thing: figure, from: home, stays }, 'step'));
  }
  return { seat: who, own: who === news.own, about: [place], place: PLACE, steps };
}

/** The price flies to the guardian, which is lifted out of the site and goes to the one who overcame it. */
function overcoming(news: News): Stage | undefined {
  const event = named(news, 'arnak.overcame', 'arnak.rivalOvercame');
  if (event === undefined) return undefined;
  const who = whoOf(event);
  const guardian = keyOf({ on: 'guardianTile', guardian: event.args['guardian'] as GuardianId });
  const site = siteThing(event.args['site'] as SiteId);
  const mine = who === news.own;
  const paid = ofKey(news.lines, 'arnak.paid').flatMap((one) => tokens(one, news, site, 0, PRICE));
  const gained = ofKey(news.lines, 'arnak.gained').flatMap((one) => tokens(one, news, site, PRICE + LIFT, GIFT));
  // One's own guardians are on the table: it goes to its place among them.
  const to = mine ? guardian : keyOf({ on: 'seat', who });
  const length = LIFT + GIFT + TRAVEL;
  return {
    seat: who,
    own: mine,
    about: [keyOf(site)],
    place: PLACE,
    steps: [
      ...paid,
      ...gained,
      step(PRICE, length, { kind: 'go', thing: guardian, to, lift: LIFT, waits: GIFT }, 'overcome'),
      step(PRICE, length, telling(event, news.own)),
    ],
  };
}

/** The price flies to the card, which is lifted out of the row and goes to its new owner. */
function buying(news: News): Stage | undefined {
  const event = named(news, 'arnak.bought', 'arnak.rivalBought');
  if (event === undefined) return undefined;
  const who = whoOf(event);
  const own = who === news.own;
  const id = event.args['card'] as CardId;
  const card = { on: 'card', card: id, copy: 0 } as const;
  const paid = ofKey(news.lines, 'arnak.paid').flatMap((one) => tokens(one, news, card, 0, PRICE));
  const gained = ofKey(news.lines.slice(news.lines.indexOf(event)), 'arnak.gained');
  const isPutDown = named(news, 'arnak.received')?.args['to'] === 'deckBottom';
  const to = own ? (isPutDown ? keyOf({ on: 'deck' }) : keyOf(card)) : keyOf({ on: 'seat', who });
  return {
    seat: who,
    own,
    about: [],
    place: PLACE,
    steps: [
      ...paid,
      ...gained.flatMap((one) => tokens(one, news, card, PRICE + LIFT, GIFT)),
      step(PRICE, LIFT + PAUSE + TRAVEL, { kind: 'go', thing: keyOf(card), to, lift: LIFT, waits: PAUSE }, 'card'),
      step(0, PRICE + LIFT + PAUSE + TRAVEL, telling(event, news.own)),
    ],
  };
}

/** The last turn of a round is over: the moon staff moves on. */
function roundEnd(news: News): Stage | undefined {
  const event = named(news, 'arnak.round') ?? named(news, 'arnak.roundEnded');
  if (named(news, 'arnak.roundEnded') === undefined || event === undefined) return undefined;
  const staff = keyOf({ on: 'staff' });
  return {
    seat: undefined,
    own: true,
    about: [],
    place: PLACE,
    steps: [
      step(0, 700, { kind: 'swell', thing: staff }, 'round'),
      step(0, 1600, { kind: 'tell', phrase: event, large: true }),
    ],
  };
}
