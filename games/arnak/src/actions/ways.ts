import type { ArnakAction, FreeAction, Payment } from '../action.ts';
import { assistantById, cardById, guardianById, PILOT_COINS, slotOptions, slotPoints } from '../data/index.ts';
import { type Cost, type Effect, type Icons, RESOURCES } from '../effects/language.ts';
import { TRADES } from '../effects/tokens.ts';
import type { Player } from '../state.ts';
import { sumOf } from '../tokens.ts';
import { type Payer, paymentsBy } from '../travel.ts';
import { type Bringer, enough, type Source } from './bringing.ts';
import { isFreeCard } from './play.ts';

export interface WayToPay {
  /** In this order, before paying. */
  readonly first: readonly Bringer[];
  readonly pay: Payment;
  /** Nothing but tokens is asked for, so the rules take the payment as soon as they are there. */
  readonly paysItself?: true;
}

interface Price extends Cost {
  readonly discount?: Icons;
}

type Traveller = Payer & Pick<Player, (typeof RESOURCES)[number] | 'crates' | 'slots'>;

const NO_ICONS: Icons = [];

/**
 * Every way in which nothing can be left out, pilots for coins that free actions bring included. Empty if free actions
 * of this kind can't bring enough. `mainTaken`: with the main action gone nobody can pass, so cards that offer that
 * don't ask.
 */
export function waysToPay(player: Traveller, price: Price, mainTaken: boolean): readonly WayToPay[] {
  const { travel = NO_ICONS, discount = NO_ICONS, coins = 0, handCards = 0, unslottedIdols = 0 } = price;
  const crates = player.crates - unslottedIdols;
  if (crates < 0) return [];
  const sources = sourcesOf({ ...player, crates }, mainTaken);
  const found = new Map<string, WayToPay>();
  for (let pilots = 0; pilots <= travel.length; pilots++) {
    for (const first of enough(sources, player, { ...price, coins: coins + pilots * PILOT_COINS })) {
      if (pilots > 0 && first.length === 0) continue;
      const payments = paymentsBy(after(player, first), { travel, discount, coins, handCards });
      const paysItself = first.length > 0 && payments.length === 1 && payments.every(spendsNothing);
      for (const pay of payments) {
        // Coins brought for pilots are for nothing else.
        if (pilots > 0 && pay.pilots !== pilots) continue;
        const way = { first, pay, ...(paysItself && { paysItself }) };
        const key = JSON.stringify(way);
        if (!found.has(key)) found.set(key, way);
      }
    }
  }
  return [...found.values()];
}

const spendsNothing = (pay: Payment): boolean => Object.keys(pay).length === 1;

/** All actions of a way in their order. `deed` is what's paid for, if it isn't named until its tokens are there. */
export const actionsOf = ({ first, pay, paysItself }: WayToPay, deed?: ArnakAction): readonly ArnakAction[] => [
  ...first.flatMap(({ action, answers = [] }) => [action, ...answers]),
  ...(deed === undefined ? [] : [deed]),
  ...(paysItself ? [] : [pay]),
];

function sourcesOf(player: Traveller, mainTaken: boolean): readonly Source[] {
  const source = (action: FreeAction, effect: Effect): Source =>
    partsOf(effect, mainTaken).map((part) => ({ action, ...part }));
  const slots = Math.min(player.crates, slotPoints.length - player.slots);
  const assistants = player.assistants.flatMap(({ id, gold, ready }) => {
    const { timing, ...sides } = assistantById[id];
    if (!ready || timing !== 'free') return [];
    return [source({ type: 'assistant', assistant: id }, gold ? sides.gold : sides.silver)];
  });
  const boons = player.guardians.flatMap(({ id, used }) => {
    const { boon } = guardianById[id];
    return used || boon.kind !== 'freeAction' ? [] : [source({ type: 'boon', guardian: id }, boon.effect)];
  });
  const exchanges = (one: Source): boolean => one.some(({ takes }) => takes !== undefined);
  const [helpers, changers] = [
    [...assistants, ...boons].filter((one) => !exchanges(one)),
    [...assistants, ...boons].filter(exchanges),
  ];
  // What's exchanged may be brought by anything that comes later.
  return [
    ...changers,
    ...Array.from({ length: Math.max(0, slots) }, (_, i) =>
      slotOptions.flatMap(({ id, effect }) => source({ type: 'slot', slot: player.slots + i, option: id }, effect)),
    ),
    ...player.hand.filter(isFreeCard).map((card) => source({ type: 'play', card }, cardById[card].effect)),
    ...helpers,
  ];
}

type Part = Omit<Bringer, 'action'>;

/** What an effect gives, or its parts where one of them is chosen; nothing if it does more than that. */
export function partsOf(effect: Effect, mainTaken: boolean): readonly Part[] {
  const [step, ...more] = effect;
  if (step === undefined || step.op === 'gain') return gainsOnly(effect);
  if (step.op === 'upgradeResource') {
    return gainsOnly(more).flatMap(({ brings }) =>
      TRADES.map(({ from, to }) => ({
        answers: [{ type: 'trade', from }],
        brings: sumOf([brings, { [to]: 1 }]),
        takes: { [from]: 1 },
      })),
    );
  }
  if (more.length > 0) return [];
  if (step.op === 'choose' && step.pick === 1) {
    return step.options.flatMap(({ timing, steps }, option) =>
      partsOf(steps, mainTaken).map((part) =>
        timing === 'free' && mainTaken
          ? part
          : { ...part, answers: [{ type: 'choose', option }, ...(part.answers ?? [])] },
      ),
    );
  }
  if (step.op !== 'pay' || !isTokens(step.cost)) return [];
  return partsOf(step.gives, mainTaken).map((part) => ({
    ...part,
    answers: [{ type: 'pay' }, ...(part.answers ?? [])],
    takes: step.cost,
  }));
}

const gainsOnly = (steps: Effect): readonly Part[] =>
  steps.every(({ op }) => op === 'gain')
    ? [{ brings: sumOf(steps.flatMap((step) => (step.op === 'gain' ? [step] : []))) }]
    : [];

const isTokens = (cost: Cost): boolean => Object.keys(cost).every((part) => RESOURCES.some((one) => one === part));

/** The player once the free actions are taken. */
function after(player: Traveller, chosen: readonly Bringer[]): Payer {
  const hand = [...player.hand];
  for (const { action } of chosen) if (action.type === 'play') hand.splice(hand.indexOf(action.card), 1);
  const tired = chosen.flatMap(({ action }) => (action.type === 'assistant' ? [action.assistant] : []));
  return {
    ...player,
    hand,
    coins: chosen.reduce((sum, { brings, takes }) => sum + (brings.coins ?? 0) - (takes?.coins ?? 0), player.coins),
    assistants: player.assistants.map((one) => (tired.includes(one.id) ? { ...one, ready: false } : one)),
  };
}
