import {
  type ArnakView,
  type CardId,
  cardById,
  isDiscovered,
  type PlayerView,
  places,
  type SiteView,
  spaceById,
  templeStacks,
} from '@moonstaff/arnak';
import type { Kind } from './kinds.ts';
import { ownPlayer, ownSeat } from './state.ts';
import { guardianAt, inHand, inRow, space, type Thing, templeStack, trackSpace } from './things.ts';

/** Why nothing of a kind can be done when there is not even a thing to ask the rules about. */
const NOTHING = {
  dig: 'arnakTable.noSpace',
  discover: 'arnakTable.noSite',
  overcome: 'arnakTable.noGuardian',
  play: 'arnakTable.noMain',
  free: 'arnakTable.noFree',
} as const satisfies { readonly [kind in Kind]?: string };

/** The thing to ask the rules about, or what is lacking altogether. */
type Lack = { readonly thing: Thing } | { readonly key: (typeof NOTHING)[keyof typeof NOTHING] };

/** For a kind of action that cannot be taken now. */
export function lackOf(kind: Kind, view: ArnakView): Lack | undefined {
  const thing = nearest(kind, view);
  if (thing !== undefined) return { thing };
  return kind in NOTHING ? { key: NOTHING[kind as keyof typeof NOTHING] } : undefined;
}

/** The thing of this kind that is most nearly possible, as far as one can tell without the rules. */
function nearest(kind: Kind, view: ArnakView): Thing | undefined {
  const player = ownPlayer(view);
  switch (kind) {
    case 'dig':
      return firstSpace(view.sites.filter(isDiscovered));
    case 'discover': {
      const covered = new Set(view.sites.filter((site) => !isDiscovered(site)).map(({ id }) => id));
      const [cheapest] = places[view.options.board]
        .filter(({ id }) => covered.has(id))
        .toSorted((a, b) => a.discoverCompass - b.discoverCompass);
      return cheapest === undefined ? undefined : space(cheapest.id, 0);
    }
    case 'overcome': {
      const guarded = view.sites.filter(({ guardian }) => guardian !== 'none');
      const site = guarded.find(({ spaces }) => spaces.includes(ownSeat(view))) ?? guarded[0];
      return site === undefined ? undefined : guardianAt(site.id);
    }
    case 'buy':
      return cheapestCard([...view.itemRow, ...view.artifactRow], player);
    case 'research': {
      const [next] = spaceById[player.glass].next;
      const stack = templeStacks.find((_, i) => (view.temple[i] ?? 0) > 0);
      if (next !== undefined) return trackSpace(next);
      return stack === undefined ? undefined : templeStack(stack.id);
    }
    case 'play': {
      const card = player.hand.find((one) => one !== 'hidden' && cardById[one].timing === 'main');
      return card === undefined ? undefined : inHand(card as CardId);
    }
    default:
      return undefined;
  }
}

function firstSpace(sites: readonly SiteView[]): Thing | undefined {
  for (const { id, spaces } of sites) {
    const index = spaces.indexOf('free');
    if (index >= 0) return space(id, index);
  }
  return undefined;
}

/** The card for which the least is lacking. */
function cheapestCard(cards: readonly (CardId | 'gap')[], { coins, compass }: PlayerView): Thing | undefined {
  const lacking = (id: CardId): number => {
    const card = cardById[id];
    return card.kind === 'artifact' ? card.costCompass - compass : card.kind === 'item' ? card.costCoins - coins : 0;
  };
  const [nearestCard] = cards.filter((id) => id !== 'gap').toSorted((a, b) => lacking(a) - lacking(b));
  return nearestCard === undefined ? undefined : inRow(nearestCard);
}
