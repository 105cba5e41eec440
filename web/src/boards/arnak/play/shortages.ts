import {
  type ArnakView,
  type CardId,
  cardById,
  isDiscovered,
  type PlayerView,
  places,
  RESOURCES,
  type SiteView,
  type SpaceId,
  spaceById,
  type Tokens,
  templeStacks,
} from '@moonstaff/arnak';
import { ownPlayer, ownSeat, questionOf } from '../state.ts';
import type { Spot } from '../things.ts';
import type { Kind } from './kinds.ts';

/** Of the things such an action could be taken at, the one that is closest to possible. */
export function nearestFor(kind: Kind, view: ArnakView): Spot | undefined {
  const player = ownPlayer(view);
  switch (kind) {
    case 'dig':
      return firstSpace(view.sites.filter(isDiscovered));
    case 'discover': {
      const covered = new Set(view.sites.filter((site) => !isDiscovered(site)).map(({ id }) => id));
      const [cheapest] = places[view.options.board]
        .filter(({ id }) => covered.has(id))
        .toSorted((a, b) => a.discoverCompass - b.discoverCompass);
      return cheapest && { on: 'space', site: cheapest.id, space: 0 };
    }
    case 'overcome': {
      const guarded = view.sites.filter(({ guardian }) => guardian !== 'none');
      const site = guarded.find(({ spaces }) => spaces.includes(ownSeat(view))) ?? guarded[0];
      return site && { on: 'guardian', site: site.id };
    }
    case 'buy':
      return cheapestCard([...view.itemRow, ...view.artifactRow], player);
    case 'research': {
      const next = spaceById[player.glass].next[0] as SpaceId | undefined;
      if (next !== undefined) return { on: 'track', space: next };
      const stack = templeStacks.find((_, i) => (view.temple[i] ?? 0) > 0);
      return stack && { on: 'temple', stack: stack.id };
    }
    case 'play': {
      const card = player.hand.find((one): one is CardId => one !== 'hidden' && cardById[one].timing === 'main');
      return card && { on: 'hand', card, copy: 0 };
    }
    default:
      return undefined;
  }
}

function firstSpace(sites: readonly SiteView[]): Spot | undefined {
  for (const { id, spaces } of sites) {
    const space = spaces.indexOf('free');
    if (space >= 0) return { on: 'space', site: id, space };
  }
  return undefined;
}

/** The card for which the least is missing. */
function cheapestCard(cards: readonly (CardId | 'gap')[], player: PlayerView): Spot | undefined {
  const missing = (id: CardId): number => {
    const { coins, compass } = printedPrice(id);
    return coins === undefined ? (compass ?? 0) - player.compass : coins - player.coins;
  };
  const [card] = cards.filter((id) => id !== 'gap').toSorted((a, b) => missing(a) - missing(b));
  return card && { on: 'row', card };
}

function printedPrice(id: CardId): Tokens {
  const card = cardById[id];
  if (card.kind === 'item') return { coins: card.costCoins };
  return card.kind === 'artifact' ? { compass: card.costCompass } : {};
}

/** The tokens that are missing for what is offered here: a card in the row, a place to discover. */
export function missingAt(thing: Spot, view: ArnakView): Tokens | undefined {
  const price =
    thing.on === 'row' ? printedPrice(thing.card) : thing.on === 'space' ? discoveryPrice(thing.site, view) : {};
  return missing(price, ownPlayer(view));
}

/** What a player has too little of; nothing if it's all there. */
export function missing(price: Tokens, player: PlayerView): Tokens | undefined {
  const short = RESOURCES.flatMap((resource) => {
    const n = (price[resource] ?? 0) - player[resource];
    return n > 0 ? [[resource, n] as const] : [];
  });
  return short.length === 0 ? undefined : Object.fromEntries(short);
}

function discoveryPrice(site: string, view: ArnakView): Tokens {
  const undiscovered = view.sites.some((one) => one.id === site && !isDiscovered(one));
  const place = undiscovered ? places[view.options.board].find(({ id }) => id === site) : undefined;
  const question = questionOf(view);
  const less = question?.at === 'send' ? (question.step.discount?.compassIfDiscovering ?? 0) : 0;
  return place === undefined ? {} : { compass: place.discoverCompass - less };
}
