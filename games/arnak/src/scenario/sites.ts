/** `sites`: what and who is on sites and places. */
import { at, type Json, Refusal } from '@moonstaff/kernel';
import { fieldsOf, manyOf, oneOf, readParts } from '@moonstaff/kernel/given';
import { levelAt, siteIndex } from '../board.ts';
import { type IdolId, idols, type SiteId, type TileId } from '../data/index.ts';
import type { ArnakState, Occupant, Site } from '../state.ts';
import { dealOut, type Spot } from './copies.ts';
import { guardianIds, liftGuardian, liftTile, tileIds, tileIdsOf } from './tiles.ts';

const idolIds: readonly IdolId[] = idols.map(({ id }) => id);
const NONE = 'none' as const;

export function arrangeSites(state: ArnakState, value: Json, path: string, seats: readonly string[]): void {
  const ids: readonly SiteId[] = state.sites.map(({ id }) => id);
  const open = new Map<number, readonly IdolId[]>();
  const covered = new Map<number, readonly IdolId[]>();
  for (const [name, part] of fieldsOf(value, path)) {
    const here = `${path}.${name}`;
    const index = siteIndex(oneOf(name, ids, here));
    const change = (fields: Partial<Site>): void => {
      state.sites[index] = { ...at(state.sites, index), ...fields };
    };
    readParts(part, here, {
      tile: (given, at_) => putTile(state, index, oneOf(given, [...tilesAt(state, index), NONE], at_), at_),
      guardian: (given, at_) => {
        const guardian = oneOf(given, [...guardianIds, NONE], at_);
        putBackGuardian(state, index);
        if (guardian !== NONE) liftGuardian(state, guardian);
        change({ guardian });
      },
      idol: (given, at_) => {
        const idol = oneOf(given, [...idolIds, NONE], at_);
        open.set(index, idol === NONE ? [] : [idol]);
      },
      coveredIdols: (given, at_) => {
        covered.set(index, manyOf(given, idolIds, at_));
      },
      spaces: (given, at_) => {
        const spaces = manyOf(given, ['free', 'blocked', 'rival', ...seats], at_);
        if (spaces.length !== at(state.sites, index).spaces.length) throw new Refusal('given.list', { path: at_ });
        change({ spaces: spaces.map((who) => occupant(who, seats)) });
      },
    });
  }
  dealIdols(state, open, covered);
}

const occupant = (who: string, seats: readonly string[]): Occupant =>
  who === 'free' || who === 'blocked' || who === 'rival' ? who : seats.indexOf(who);

/** The tiles that can be there: those of its level. */
const tilesAt = (state: ArnakState, index: number): readonly TileId[] =>
  levelAt(state, index) === 'camp' ? tileIds : tileIdsOf(levelAt(state, index) === 'I' ? 'I' : 'II');

/** A place with a tile is discovered: its idols are gone, unless the scenario names one. */
function putTile(state: ArnakState, index: number, tile: TileId | 'none', path: string): void {
  const level = levelAt(state, index);
  if (level === 'camp') throw new Refusal('given.part', { path, known: ['spaces', 'guardian'] });
  const old = at(state.sites, index).tile;
  if (old !== NONE) (level === 'I' ? state.tilesI : state.tilesII).push(old);
  if (tile !== NONE) {
    liftTile(state, tile);
    const { idol, coveredIdols } = at(state.sites, index);
    if (idol !== NONE) state.idolsSeen = [...state.idolsSeen, idol];
    state.idolsUnseen = [...state.idolsUnseen, ...coveredIdols];
    state.box.idols += (idol === NONE ? 0 : 1) + coveredIdols.length;
  }
  state.sites[index] = { ...at(state.sites, index), tile, ...(tile !== NONE && { idol: NONE, coveredIdols: [] }) };
}

function putBackGuardian(state: ArnakState, index: number): void {
  const { guardian } = at(state.sites, index);
  if (guardian !== NONE) state.guardians.push(guardian);
}

/** Idols that are named come from any other place; a place without its idol counts as one whose idol was taken. */
function dealIdols(
  state: ArnakState,
  open: ReadonlyMap<number, readonly IdolId[]>,
  covered: ReadonlyMap<number, readonly IdolId[]>,
): void {
  const spots = state.sites.flatMap(({ id, idol, coveredIdols }, index): Spot<IdolId>[] => [
    spot(`sites.${id}.idol`, idol === NONE ? [] : [idol], open.get(index)),
    spot(`sites.${id}.coveredIdols`, coveredIdols, covered.get(index)),
  ]);
  const gone = [...state.idolsSeen, ...state.idolsUnseen];
  const dealt = dealOut(spots, gone);
  state.sites = state.sites.map((site, index) => ({
    ...site,
    idol: at(dealt.spots, 2 * index)[0] ?? NONE,
    coveredIdols: at(dealt.spots, 2 * index + 1),
  }));
  state.box.idols += dealt.spare.length - gone.length;
  state.idolsSeen = dealt.spare.slice(0, state.idolsSeen.length);
  state.idolsUnseen = dealt.spare.slice(state.idolsSeen.length);
}

const spot = (path: string, has: readonly IdolId[], wanted: readonly IdolId[] | undefined): Spot<IdolId> => ({
  path,
  has,
  ...(wanted !== undefined && { wanted }),
});
