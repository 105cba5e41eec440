import { goals, investigateCardIds, treasures } from '@moonstaff/guild';
import type { Draft } from '@moonstaff/scenarios/page';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { type Bench, listAt, textAt } from '../field.ts';
import type { Handled, Piece, PieceGroup } from '../piece.ts';
import { goalsAt, withGoalAt } from './goals.ts';
import { withPieces, withSlot, withTreasures } from './seat.ts';

/** Only one of these can be on a space. */
const KINDS = [
  ['explorers', 'lab.explorers', undefined],
  ['villages', 'lab.villages', 'hut'],
  ['towers', 'lab.towers', 'watchtower'],
] as const satisfies readonly Kind[];

/** These can be beside an explorer. */
const MARKS = [
  ['posts', 'lab.posts', 'shop'],
  ['ruins', 'lab.tokens', 'ancient-columns'],
  ['crystals', 'lab.crystals', 'crystal-growth'],
] as const satisfies readonly Kind[];

type Kind = readonly [string, string, IconName | undefined];

const ALL: readonly string[] = [...KINDS, ...MARKS].map(([kind]) => kind);

/** Everything of the Guild that can be put somewhere by hand; the map is that of the player whose things are shown. */
export function guildPieces(handled: Handled): readonly PieceGroup[] {
  const { seat, seats, words, facts } = handled;
  const owner = seats[seat] ?? '';
  const map = textAt(facts, 'map');
  const ofMap = goals.filter((goal) => goal.map === map);
  return [
    {
      ...{ title: words.t('lab.pieces'), parts: ['largeMap'] },
      pieces: [
        ...KINDS.map(([kind, label, icon]) => piece(kind, words.t(label), owner, seat, icon)),
        ...MARKS.map(([kind, label, icon]) => mark(kind, words.t(label), owner, seat, icon)),
        away(words.t('lab.takeAway'), owner),
      ],
    },
    {
      ...{ title: words.t('web.guild.goals'), parts: ['goals'] },
      pieces: (ofMap.length === 0 ? goals : ofMap).map(({ id }) => goal(id, words.name('goal', id), facts)),
    },
    {
      ...{ title: words.t('web.guild.actions'), parts: ['slots'] },
      pieces: investigateCardIds.map((id) => investigate(id, words.name('investigateCard', id), owner)),
    },
    {
      ...{ title: words.t('web.guild.treasures'), parts: ['treasures'] },
      pieces: treasures
        .filter(({ immediate }) => !immediate)
        .map(({ id }) => treasure(id, words.name('treasure', id), owner)),
    },
  ];
}

const piece = (kind: string, name: string, owner: string, seat: number, icon?: IconName): Piece => ({
  ...{ id: kind, name, seat, ...(icon !== undefined && { icon }) },
  put: ({ draft, facts }, place) =>
    place.on === 'map'
      ? withMore(without(draft, facts, owner, place.space), facts, owner, kind, place.space)
      : undefined,
});

const mark = (kind: string, name: string, owner: string, seat: number, icon: IconName): Piece => ({
  ...{ id: kind, name, seat, icon },
  put: ({ draft, facts }, place) => (place.on === 'map' ? withMore(draft, facts, owner, kind, place.space) : undefined),
});

const away = (name: string, owner: string): Piece => ({
  ...{ id: 'free', name },
  put: ({ draft, facts }, place) => (place.on === 'map' ? without(draft, facts, owner, place.space) : undefined),
});

const goal = (id: string, name: string, known: Bench['facts']): Piece => ({
  ...{ id, name, face: 'goal', ...(goalsAt(known).some((one) => one.id === id) && { placed: true as const }) },
  put: ({ draft, facts }, place) => (place.on === 'goal' ? withGoalAt(draft, facts, place.goal, id) : undefined),
});

const investigate = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'investigate' },
  put: ({ draft }, place) => (place.on === 'slot' ? withSlot(draft, owner, place.slot, id) : undefined),
});

const treasure = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'treasure' },
  put: ({ draft, facts }, place) => {
    if (place.on !== 'treasures') return undefined;
    const now = listAt(facts, owner, 'treasures');
    return withTreasures(draft, owner, now, [...now, id]);
  },
});

const rest = (list: readonly string[], space: string): readonly string[] => list.filter((one) => one !== space);

const withMore = (draft: Draft, facts: Bench['facts'], owner: string, kind: string, space: string): Draft =>
  withPieces(draft, owner, kind, [...rest(listAt(facts, owner, kind), space), space]);

/** The position with nothing on this space. */
const without = (draft: Draft, facts: Bench['facts'], owner: string, space: string): Draft =>
  ALL.filter((kind) => listAt(facts, owner, kind).includes(space)).reduce(
    (left, kind) => withPieces(left, owner, kind, rest(listAt(facts, owner, kind), space)),
    draft,
  );
