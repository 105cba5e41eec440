import { CATEGORIES, EXPLORERS, investigateCardIds, mapNamed, SLOTS, treasures, VILLAGES } from '@moonstaff/guild';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import {
  type Bench,
  type ChoiceOf,
  type Field,
  type ListOf,
  listAt,
  type NumberOf,
  numberAt,
  textAt,
} from '../field.ts';
import { countField, flagField, minus, namedOptions } from '../make.ts';
import { drawn } from './decks.ts';

const MOST_COINS = 300;
/** The dearest cities there are pay less. */
const BEST_ROUTE = 99;

/** The pieces of a seat, and the spaces that can carry them. */
const PIECES = [
  ['explorers', 'lab.explorers', ['empty', 'coin', 'city', 'ruin', 'crystal']],
  ['villages', 'lab.villages', ['empty']],
  ['towers', 'lab.towers', ['tower']],
  ['posts', 'lab.posts', ['city']],
  ['ruins', 'lab.tokens', ['ruin']],
  ['crystals', 'lab.crystals', ['crystal']],
] as const;

/** Pieces on the map come out of the supply: how many are left follows from it. */
export function withPieces(draft: Draft, seat: string, kind: string, spaces: readonly string[]): Draft {
  return withPart(withPart(draft, [seat, 'supply', kind], undefined), [seat, kind], [...spaces]);
}

/** What somebody has. */
export function seatFields(bench: Bench, seat: string): readonly Field[] {
  const { words, facts } = bench;
  return [
    {
      ...{ kind: 'number', label: words.t('lab.coins'), path: [seat, 'coins'], min: 0, max: MOST_COINS },
      value: numberAt(facts, seat, 'coins', 'bank'),
      sign: { token: 'coin' },
      clause: (n) => words.t('lab.coinsAre', { n: Number(n) }),
    },
    ...mapFields(bench, seat),
    ...SLOTS.map((slot): ChoiceOf => {
      const path = [seat, 'actions', slot];
      return {
        ...{ kind: 'choice', label: words.t('lab.slotAt', { slot }), path, value: textAt(facts, ...path) || 'none' },
        options: [
          { id: 'none', name: words.t('lab.none') },
          ...namedOptions(words, 'investigateCard', investigateCardIds),
        ],
        set: (draft, id) => withSlot(draft, seat, slot, id),
      };
    }),
    {
      ...{ kind: 'list', label: words.t('web.guild.treasures'), path: [seat, 'treasures'] },
      value: listAt(facts, seat, 'treasures'),
      options: namedOptions(
        words,
        'treasure',
        treasures.filter(({ immediate }) => !immediate).map(({ id }) => id),
      ),
      set: (draft: Draft, ids: readonly string[]) => withTreasures(draft, seat, listAt(facts, seat, 'treasures'), ids),
    },
    ...CATEGORIES.map((category) => coinsField(bench, seat, category)),
    { ...countField(bench, words.t('lab.bestRoute'), BEST_ROUTE, seat, 'bestRoute'), clause: () => '' },
    countField(bench, words.t('lab.explorersLeft'), EXPLORERS, seat, 'supply', 'explorers'),
    countField(bench, words.t('lab.villagesLeft'), VILLAGES, seat, 'supply', 'villages'),
    flagField(bench, words.t('lab.done'), seat, 'done'),
  ];
}

function mapFields({ words, facts }: Bench, seat: string): readonly Field[] {
  const map = mapNamed(textAt(facts, 'map'));
  return PIECES.map(([piece, label, kinds]): ListOf => {
    const able: readonly string[] = kinds;
    const spaces = map.spaces.filter(({ feature }) => able.includes(feature.type)).map(({ id }) => id);
    return {
      ...{ kind: 'list', label: words.t(label), path: [seat, piece], value: listAt(facts, seat, piece) },
      options: namedOptions(words, 'space', spaces),
      set: (draft, ids) => withPieces(draft, seat, piece, ids),
    };
  });
}

export const withSlot = (draft: Draft, seat: string, slot: string, id: string): Draft =>
  withPart(drawn(draft, 'investigateDeck', id), [seat, 'actions', slot], id === 'none' ? undefined : id);

export const withTreasures = (draft: Draft, seat: string, now: readonly string[], ids: readonly string[]): Draft =>
  withPart(
    minus(ids, now).reduce((left, id) => drawn(left, 'treasureDeck', id), draft),
    [seat, 'treasures'],
    [...ids],
  );

/** Where coins came from. */
function coinsField(bench: Bench, seat: string, category: (typeof CATEGORIES)[number]): NumberOf {
  const { words, facts } = bench;
  const label = words.t('lab.coinsFrom', { category: words.name('category', category) });
  const now = Object.fromEntries(CATEGORIES.map((one) => [one, numberAt(facts, seat, 'coins', one)]));
  return {
    ...countField(bench, label, MOST_COINS, seat, 'coins', category),
    clause: () => '',
    set: (draft, coins) => withPart(draft, [seat, 'coins'], { ...now, [category]: coins }),
  };
}
