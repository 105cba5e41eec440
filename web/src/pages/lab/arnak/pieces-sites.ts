import { type Draft, withPart } from '@moonstaff/scenarios/page';
import { type Bench, listAt, numberAt, textAt } from '../field.ts';
import type { Piece } from '../piece.ts';
import { withList } from './moves.ts';
import { withGuardian } from './seat.ts';
import { withGuardianAt, withTile } from './sites.ts';

/** Somebody's figure, a blocked space, or nobody. */
export const figure = (id: string, name: string, seat?: number): Piece => ({
  ...{ id, name, ...(seat !== undefined && { seat, icon: 'outback-hat' }) },
  put: ({ draft, facts }, place) => {
    // Only the second space of a camp can be closed.
    if (place.on !== 'site' || (id === 'blocked' && place.space === 0)) return undefined;
    const spaces = listAt(facts, 'sites', place.site, 'spaces');
    return withPart(draft, ['sites', place.site, 'spaces'], [...spaces.with(place.space, id)]);
  },
});

export const token = (kind: 'glass' | 'notebook', name: string, owner: string, seat?: number): Piece => ({
  ...{ id: seat === undefined ? `${owner}-${kind}` : kind, name, ...(seat !== undefined && { seat }) },
  icon: kind === 'glass' ? 'magnifying-glass' : 'notebook',
  put: ({ draft }, place) => (place.on === 'track' ? withPart(draft, [owner, kind], place.space) : undefined),
});

type LevelOf = (site: string) => string | undefined;
type Single = 'tile' | 'guardian';

/** What's on the board already would leave its place. */
const placed = (facts: Bench['facts'], part: Single, id: string) =>
  listAt(facts, 'sites').some((site) => textAt(facts, 'sites', site, part) === id) && ({ placed: true } as const);

export const tile = (id: string, name: string, level: string, levelOf: LevelOf, known: Bench['facts']): Piece => ({
  ...{ id, name, face: 'site', ...placed(known, 'tile', id) },
  put: ({ draft }, place) =>
    place.on === 'site' && levelOf(place.site) === level ? withTile(draft, place.site, id) : undefined,
});

export const guardian = (id: string, name: string, owner: string, levelOf: LevelOf, known: Bench['facts']): Piece => ({
  ...{ id, name, face: 'guardian', ...placed(known, 'guardian', id) },
  put: ({ draft, facts }, place) => {
    if (place.on === 'playArea' || place.on === 'assistants') return withGuardian(draft, facts, owner, id);
    if (place.on === 'rival') return withMore(draft, facts, ['rival', 'guardians'], id);
    if (place.on !== 'site') return undefined;
    const isUnknown = levelOf(place.site) !== undefined && textAt(facts, 'sites', place.site, 'tile') === 'none';
    return isUnknown ? undefined : withGuardianAt(draft, place.site, id);
  },
});

/** An idol at a place nobody has discovered, in somebody's crates or slots, or with the rival. */
export const idol = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'idol' },
  put: ({ draft, facts }, place) => {
    switch (place.on) {
      case 'site':
        return textAt(facts, 'sites', place.site, 'tile') === 'none' && !place.site.startsWith('camp')
          ? withPart(draft, ['sites', place.site, 'idol'], id)
          : undefined;
      case 'crates':
        return withPart(draft, [owner, 'crates'], numberAt(facts, owner, 'crates') + 1);
      case 'idolSlot':
        // Slots are filled from the left; one that's full is emptied again.
        return withPart(draft, [owner, 'slots'], filled(numberAt(facts, owner, 'slots'), place.slot));
      case 'rival':
        return withMore(draft, facts, ['rival', 'idols'], id);
      default:
        return undefined;
    }
  },
});

const filled = (now: number, slot: number): number => (slot < now ? slot : slot + 1);

export const withMore = (draft: Draft, facts: Bench['facts'], path: readonly string[], id: string): Draft =>
  withList(draft, path, [...listAt(facts, ...path), id]);
