import { type CardId, cardById, RESOURCES, type Resource, type Tokens } from '@moonstaff/arnak';
import { type Args, type Phrase, phrase } from '@moonstaff/kernel';
import type { SignSpec } from '../../kit/art/signs.ts';
import type { Block, TurnSummary, Turns } from '../../table/log/blocks.ts';
import { tokenOf } from './play/tokens.ts';

/** What a turn is about, the weightiest first: clauses of the story. */
const DEEDS = [
  'arnak.story.discovered',
  'arnak.discovered',
  'arnak.story.overcame',
  'arnak.story.templeTile',
  'arnak.story.researched',
  'arnak.story.dug',
  'arnak.story.bought',
  'arnak.passed',
  'arnak.story.played',
  'arnak.assistant',
] as const;

const MAIN: ReadonlySet<string> = new Set(DEEDS.slice(0, -2));

/** Free actions besides cards. */
const FREE: ReadonlySet<string> = new Set(['arnak.assistant', 'arnak.boon', 'arnak.story.slotted']);

/** Things that are gained, with the sign that stands for one. */
const GAINED: { readonly [key: string]: SignSpec } = {
  'arnak.drew': { icon: 'card-draw' },
  'arnak.received': { icon: 'card-pick' },
  'arnak.overcame': { icon: 'golem-head' },
  'arnak.recruited': { icon: 'person' },
  'arnak.rescued': { icon: 'person' },
  'arnak.upgraded': { icon: 'upgrade' },
  'arnak.refreshed': { icon: 'cycle' },
  'arnak.exiled': { icon: 'fire', tint: 'flame' },
  'arnak.fear': { icon: 'terror', tint: 'fear' },
  'arnak.fearTile': { icon: 'terror', tint: 'fear' },
};

/** How Arnak's log falls into turns. */
export const turns: Turns = {
  ends: new Set(['arnak.turnEnded']),
  between: new Set(['arnak.roundEnded', 'arnak.round']),
  rival: new Set(['arnak.rivalTile']),
  summary,
};

function summary({ lines, events }: Pick<Block, 'lines' | 'events'>): TurnSummary {
  const clauses = lines.flatMap(({ sentences }) => sentences[0] ?? []);
  const main = mainAmong(clauses);
  const also = main === undefined ? [] : alsoAmong(clauses.filter((clause) => clause !== main));
  const paid = totalOf(events.map(({ phrase }) => phrase).filter(({ key }) => key === 'arnak.paid'));
  const gained = totalOf(events.map(({ phrase }) => phrase).filter(({ key }) => key === 'arnak.gained'));
  const given = events.flatMap(({ phrase }) => givenBy(phrase));
  const things = thingsGained(events.map(({ phrase }) => phrase));
  const note = lines
    .flatMap(({ sentences }) => sentences.slice(1).flat())
    .find(({ key }) => key === 'arnak.story.awakens');
  return {
    ...(main && { deed: inShort(main) }),
    ...(also.length > 0 && { also }),
    spends: [...amounts(paid, '−'), ...given],
    gains: [...amounts(gained, '+'), ...things],
    net: [...netOf(gained, paid), ...things],
    ...(note && { note: phrase('arnak.story.awakensThere', { guardian: note.args['guardian'] ?? '' }) }),
  };
}

/** The main action comes before what its effects do; without one, it's the weightiest clause. */
const mainAmong = (clauses: readonly Phrase[]): Phrase | undefined =>
  clauses.find(isMainAction) ?? DEEDS.flatMap((key) => clauses.filter((clause) => clause.key === key))[0];

/** A clause without what the signs and the board show: the price and the place. */
export function inShort({ key, args }: Phrase): Phrase {
  switch (key) {
    case 'arnak.story.bought':
      return phrase('arnak.bought', { seat: seatIn(args), card: args['card'] ?? '' });
    case 'arnak.story.discovered':
      return phrase('arnak.story.foundSite', { seat: seatIn(args), tile: args['tile'] ?? '' });
    default:
      return { key, args: { ...args, price: [] } };
  }
}

/** What effects did, and free actions: together they brought what the signs count. */
function alsoAmong(others: readonly Phrase[]): readonly Phrase[] {
  const deeds = others.filter(isMainAction).map(inShort);
  const played = others.filter((clause) => clause.key === 'arnak.story.played' && !isMainAction(clause));
  const cards = played.map(({ args }) => args['card'] ?? '');
  const [first] = played;
  const free = first === undefined ? [] : [phrase('arnak.story.playedAll', { seat: seatIn(first.args), cards })];
  return [...deeds, ...free, ...others.filter(({ key }) => FREE.has(key))];
}

const seatIn = ({ seat }: Args): number | 'rival' => (seat === 'rival' ? seat : Number(seat ?? 0));

/** A card counts if it's played as a main action. */
function isMainAction({ key, args: { card } }: Phrase): boolean {
  if (key !== 'arnak.story.played') return MAIN.has(key);
  return typeof card === 'string' && Object.hasOwn(cardById, card) && cardById[card as CardId].timing === 'main';
}

type Total = { [R in Resource]: number };

function totalOf(phrases: readonly Phrase[]): Total {
  const total: Total = { coins: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 };
  for (const { args } of phrases) {
    const tokens = (args['tokens'] ?? {}) as Tokens;
    for (const resource of RESOURCES) total[resource] += tokens[resource] ?? 0;
  }
  return total;
}

const amounts = (total: Total, sign: '−' | '+'): readonly SignSpec[] =>
  RESOURCES.flatMap((resource) => amount(resource, total[resource], sign));

const amount = (resource: Resource, n: number, sign: '−' | '+'): readonly SignSpec[] =>
  n === 0 ? [] : [{ text: `${sign}${n}` }, { token: tokenOf(resource) }];

const netOf = (gained: Total, paid: Total): readonly SignSpec[] =>
  RESOURCES.flatMap((resource) => {
    const n = gained[resource] - paid[resource];
    return amount(resource, Math.abs(n), n < 0 ? '−' : '+');
  });

/** What was given for travel, or put down unused. */
function givenBy({ key, args }: Phrase): readonly SignSpec[] {
  switch (key) {
    case 'arnak.paidCard': {
      const { card } = args;
      const known = typeof card === 'string' && Object.hasOwn(cardById, card);
      const signs: readonly SignSpec[] = known
        ? cardById[card as CardId].travel.map((travel) => ({ travel }))
        : [{ icon: 'card-play' }];
      return [{ text: '−' }, ...signs];
    }
    case 'arnak.discarded':
      return [{ text: '−' }, { icon: 'card-play' }];
    case 'arnak.paidIdol':
      return [{ text: '−' }, { icon: 'totem-head' }];
    case 'arnak.pilots':
      return [{ text: '−' }, { icon: 'airplane-departure' }];
    default:
      return [];
  }
}

/** Idols, cards, assistants and so on, each with how many. */
function thingsGained(phrases: readonly Phrase[]): readonly SignSpec[] {
  const counted = new Map<string, { readonly sign: SignSpec; readonly n: number }>();
  const add = (sign: SignSpec, n: number): void => {
    const key = JSON.stringify(sign);
    counted.set(key, { sign, n: (counted.get(key)?.n ?? 0) + n });
  };
  for (const { key, args } of phrases) {
    const sign = GAINED[key];
    if (sign !== undefined) add(sign, 1);
    if (key === 'arnak.tookIdols') add({ icon: 'totem-head' }, 1 + Number(args['covered'] ?? 0));
  }
  return [...counted.values()].flatMap(({ sign, n }): readonly SignSpec[] => [{ text: `+${n}` }, sign]);
}
