import type { Json } from '@moonstaff/kernel';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import type { IconName } from '../../kit/art/icon-names.ts';
import { type Bench, listAt } from './field.ts';
import type { Handled, Piece, PieceGroup } from './piece.ts';

const KINDS = [
  ['explorers', 'lab.explorers', undefined],
  ['villages', 'lab.villages', 'hut'],
  ['towers', 'lab.towers', 'watchtower'],
  ['posts', 'lab.posts', 'shop'],
] as const satisfies readonly (readonly [string, string, IconName | undefined])[];

/** The pieces of the player whose map is shown. */
export function guildPieces({ seat, seats, words }: Handled): readonly PieceGroup[] {
  const owner = seats[seat] ?? '';
  const piece = (kind: string, name: string, icon?: IconName): Piece => ({
    ...{ id: kind, name, seat, ...(icon !== undefined && { icon }) },
    put: ({ draft, facts }, place) => {
      if (place.on !== 'map') return undefined;
      const there = listAt(facts, owner, kind);
      return withPart(
        without(draft, facts, owner, place.space),
        [owner, kind],
        [...rest(there, place.space), place.space],
      );
    },
  });
  const away: Piece = {
    ...{ id: 'free', name: words.t('lab.takeAway') },
    put: ({ draft, facts }, place) => (place.on === 'map' ? without(draft, facts, owner, place.space) : undefined),
  };
  return [
    {
      title: words.t('lab.pieces'),
      parts: ['largeMap'],
      pieces: [...KINDS.map(([kind, label, icon]) => piece(kind, words.t(label), icon)), away],
    },
  ];
}

const rest = (list: readonly string[], space: string): readonly string[] => list.filter((one) => one !== space);

/** The position with nothing on this space. */
const without = (draft: Draft, facts: Bench['facts'], owner: string, space: string): Draft =>
  KINDS.filter(([kind]) => listAt(facts, owner, kind).includes(space)).reduce((left, [kind]) => {
    const fewer: Json = [...rest(listAt(facts, owner, kind), space)];
    return withPart(left, [owner, kind], fewer);
  }, draft);
