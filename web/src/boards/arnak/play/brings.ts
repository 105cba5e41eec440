import {
  type ActionOf,
  assistantById,
  cardById,
  compassesOf,
  type Effect,
  guardianById,
  PILOT_COINS,
  type PlayerView,
  RESOURCES,
  type Resource,
  slotOptionById,
  type Tokens,
  type WayToPay,
} from '@moonstaff/arnak';

type FreeAction = WayToPay['first'][number];

/** What a free action of a way to pay brings. */
export function broughtBy(action: FreeAction, { assistants }: Pick<PlayerView, 'assistants'>): Tokens {
  return sumOf(effectOf(action, assistants));
}

function effectOf(action: FreeAction, assistants: PlayerView['assistants']): Effect {
  switch (action.type) {
    case 'play':
      return cardById[action.card].effect;
    case 'assistant':
      return assistantEffect(action, assistants);
    case 'boon': {
      const { boon } = guardianById[action.guardian];
      return boon.kind === 'freeAction' ? boon.effect : [];
    }
    case 'slot':
      return slotOptionById[action.option].effect;
    // It belongs to the free action before.
    case 'choose':
      return [];
  }
}

function assistantEffect({ assistant }: ActionOf<'assistant'>, assistants: PlayerView['assistants']): Effect {
  const { silver, gold } = assistantById[assistant];
  return compassesOf(assistants.find(({ id }) => id === assistant)?.gold === true ? gold : silver).effect;
}

function sumOf(effect: Effect): Tokens {
  const sum: { [R in Resource]?: number } = {};
  for (const step of effect) {
    if (step.op !== 'gain') continue;
    for (const resource of RESOURCES) {
      const n = step[resource] ?? 0;
      if (n > 0) sum[resource] = (sum[resource] ?? 0) + n;
    }
  }
  return sum;
}

/** What a whole way to pay changes on the player's counters: what it brings, less the price and the pilots. */
export function changesBy(way: WayToPay, price: Tokens, player: Pick<PlayerView, 'assistants'>): Tokens {
  const brought = way.first.map((action) => broughtBy(action, player));
  const pilots: Tokens = { coins: (way.pay.pilots ?? 0) * PILOT_COINS };
  const total = (resource: Resource): number =>
    brought.reduce((sum, one) => sum + (one[resource] ?? 0), 0) - (price[resource] ?? 0) - (pilots[resource] ?? 0);
  return Object.fromEntries(RESOURCES.map((resource) => [resource, total(resource)]));
}
