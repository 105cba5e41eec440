import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonical } from '@moonstaff/kernel';
import fc from 'fast-check';
import type { Payment } from '../src/action.ts';
import { cardById, guardianById, type Icons, TRAVEL_ICONS, type TravelIcon } from '../src/index.ts';
import type { ArnakState } from '../src/state.ts';
import { leftOver, payments } from '../src/travel.ts';
import { arranged } from './play.ts';

/** A second opinion on payments: every subset of single sources, every way to match icons, by brute force. */
interface Single {
  readonly part: 'cards' | 'boons' | 'assistants' | 'pilots' | 'icons';
  readonly id: string;
  readonly icons: Icons;
}

const covers = (icon: TravelIcon, need: TravelIcon): boolean =>
  icon === need || icon === 'plane' || (need === 'boot' && icon !== 'boot');

/** Every list of icons that can remain when the cost is matched one by one. */
function leftovers(icons: readonly TravelIcon[], cost: Icons): readonly (readonly TravelIcon[])[] {
  const [need, ...rest] = cost;
  if (need === undefined) return [icons];
  return icons.flatMap((icon, i) => (covers(icon, need) ? leftovers(icons.toSpliced(i, 1), rest) : []));
}

const canPay = (singles: readonly Single[], cost: Icons): boolean =>
  leftovers(
    singles.flatMap(({ icons }) => icons),
    cost,
  ).length > 0;

function subsets<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  let sets: (readonly T[])[] = [[]];
  for (const thing of list) {
    sets = sets.concat(sets.filter((set) => set.length < most).map((set) => [...set, thing]));
  }
  return sets;
}

const order = (icons: Icons): TravelIcon[] =>
  icons.toSorted((a, b) => TRAVEL_ICONS.indexOf(a) - TRAVEL_ICONS.indexOf(b));

function bruteForce(singles: readonly Single[], cost: Icons): readonly string[] {
  const found = new Set<string>();
  for (const set of subsets(singles, cost.length)) {
    if (
      !canPay(set, cost) ||
      set.some((single) =>
        canPay(
          set.filter((other) => other !== single),
          cost,
        ),
      )
    )
      continue;
    const icons = set.flatMap((single) => single.icons);
    const kept = [...new Set(leftovers(icons, cost).map((left) => JSON.stringify(order(left))))];
    for (const keep of kept) found.add(asText(set, kept.length > 1 ? JSON.parse(keep) : undefined));
  }
  return [...found].toSorted();
}

function asText(set: readonly Single[], keep: Icons | undefined): string {
  const of = (part: Single['part']): string[] => set.filter((single) => single.part === part).map(({ id }) => id);
  return canonical({
    cards: of('cards').toSorted(),
    boons: of('boons').toSorted(),
    assistants: of('assistants').toSorted(),
    pilots: of('pilots').length,
    icons: of('icons').toSorted(),
    keep: keep ?? [],
  });
}

const textOf = ({ cards = [], boons = [], assistants = [], pilots = 0, icons = [], keep = [] }: Payment): string =>
  canonical({
    cards: cards.toSorted(),
    boons: boons.toSorted(),
    assistants: assistants.toSorted(),
    pilots,
    icons: icons.toSorted(),
    keep: order(keep),
  });

function singlesOf({ players }: ArnakState): readonly Single[] {
  const [player] = players;
  if (player === undefined) return [];
  return [
    ...player.hand.map((id): Single => ({ part: 'cards', id, icons: cardById[id].travel })),
    ...player.guardians.flatMap(({ id }): Single[] => {
      const { boon } = guardianById[id];
      return boon.kind === 'travel' ? [{ part: 'boons', id, icons: boon.icons }] : [];
    }),
    ...player.assistants.map(({ id }): Single => ({ part: 'assistants', id, icons: ['car', 'car'] })),
    ...Array.from(
      { length: Math.floor(player.coins / 2) },
      (): Single => ({ part: 'pilots', id: 'p', icons: ['plane'] }),
    ),
    ...player.icons.map((id): Single => ({ part: 'icons', id, icons: [id] })),
  ];
}

/** What a payment leaves over, by the second opinion. */
function leftBy(state: ArnakState, payment: Payment, cost: Icons): Icons {
  if (payment.keep !== undefined) return payment.keep;
  const parts = ['cards', 'boons', 'assistants', 'icons'] as const;
  const used: readonly Pick<Single, 'part' | 'id'>[] = [
    ...parts.flatMap((part) => (payment[part] ?? []).map((id) => ({ part, id }))),
    ...Array.from({ length: payment.pilots ?? 0 }, () => ({ part: 'pilots', id: 'p' }) as const),
  ];
  const singles = [...singlesOf(state)];
  const icons = used.flatMap(({ part, id }) => {
    const index = singles.findIndex((single) => single.part === part && single.id === id);
    return singles.splice(index, 1).flatMap((single) => single.icons);
  });
  return order(leftovers(icons, cost)[0] ?? []);
}

const cards = [
  'funding-car',
  'funding-ship',
  'army-knife',
  'sturdy-boots',
  'gold-pan',
  'airdrop',
  'aeroplane',
  'journal',
];

describe('payments in travel', () => {
  it('are exactly the sets from which nothing can be left out (A-TRV-1 to A-TRV-5)', () => {
    fc.assert(
      fc.property(
        fc.subarray(cards, { maxLength: 4 }),
        fc.integer({ min: 0, max: 2 }),
        fc.subarray(['guardian-01', 'guardian-03', 'guardian-12'], { maxLength: 2 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        fc.array(fc.constantFrom(...TRAVEL_ICONS), { maxLength: 2 }),
        fc.array(fc.constantFrom(...TRAVEL_ICONS), { minLength: 1, maxLength: 3 }),
        (hand, fears, boons, car, coins, icons, cost) => {
          const state = arranged({
            active: 'red',
            red: {
              coins,
              icons,
              hand: [...hand, ...Array<string>(fears).fill('fear')],
              guardians: boons,
              assistants: car ? { 'assistant-car': { side: 'gold' } } : [],
            },
          });
          const price = { travel: cost, discount: [], coins: 0, handCards: 0 };
          const listed = payments(state, 0, price);
          assert.deepEqual(listed.map(textOf).toSorted(), bruteForce(singlesOf(state), cost));
          for (const payment of listed) {
            assert.deepEqual(leftOver(state, 0, price, payment), leftBy(state, payment, cost), JSON.stringify(payment));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('take hand cards in every choice once, each as often as it is held (A-EFF-7)', () => {
    const state = arranged({ active: 'red', red: { hand: ['funding-car', 'fear', 'fear'] } });
    const discards = (handCards: number) =>
      payments(state, 0, { travel: [], discount: [], coins: 0, handCards }).map(({ discard }) => discard);
    assert.deepEqual(discards(1), [['funding-car'], ['fear']]);
    assert.deepEqual(discards(2), [
      ['funding-car', 'fear'],
      ['fear', 'fear'],
    ]);
    assert.deepEqual(discards(4), []);
  });
});
