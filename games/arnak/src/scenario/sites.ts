/** `sites`: what lies and who stands on sites and places. */
import { at, type Json, Refusal } from '@moonstaff/kernel';
import { levelAt, siteIndex } from '../board.ts';
import { type IdolId, idols, type SiteId, type TileId } from '../data/index.ts';
import type { ArnakState, Occupant, Site } from '../state.ts';
import { fieldsOf, manyOf, oneOf, readParts } from './read.ts';
import { guardianIds, liftGuardian, liftTile, tileIds } from './tiles.ts';

const idolIds: readonly IdolId[] = idols.map(({ id }) => id);
const NONE = 'none' as const;

export function arrangeSites(state: ArnakState, value: Json, path: string, seats: readonly string[]): void {
  const ids: readonly SiteId[] = state.sites.map(({ id }) => id);
  for (const [name, part] of fieldsOf(value, path)) {
    const here = `${path}.${name}`;
    const index = siteIndex(oneOf(name, ids, here));
    const change = (fields: Partial<Site>): void => {
      state.sites[index] = { ...at(state.sites, index), ...fields };
    };
    readParts(part, here, {
      tile: (given, at_) => putTile(state, index, oneOf(given, [...tileIds, NONE], at_), at_),
      guardian: (given, at_) => {
        const guardian = oneOf(given, [...guardianIds, NONE], at_);
        putBackGuardian(state, index);
        if (guardian !== NONE) liftGuardian(state, guardian);
        change({ guardian });
      },
      idol: (given, at_) => putIdol(state, index, oneOf(given, [...idolIds, NONE], at_), at_),
      coveredIdols: (given, at_) => change({ coveredIdols: manyOf(given, idolIds, at_) }),
      spaces: (given, at_) => {
        const spaces = manyOf(given, ['free', 'blocked', 'rival', ...seats], at_);
        if (spaces.length !== at(state.sites, index).spaces.length) throw new Refusal('given.list', { path: at_ });
        change({ spaces: spaces.map((who) => occupant(who, seats)) });
      },
    });
  }
}

const occupant = (who: string, seats: readonly string[]): Occupant =>
  who === 'free' || who === 'blocked' || who === 'rival' ? who : seats.indexOf(who);

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

/** The wanted idol changes places with the one that lies here. */
function putIdol(state: ArnakState, index: number, idol: IdolId | 'none', path: string): void {
  const here = at(state.sites, index);
  if (idol !== NONE && idol !== here.idol) swapIdol(state, index, idol, here.idol, path);
  state.sites[index] = { ...at(state.sites, index), idol };
}

function swapIdol(state: ArnakState, index: number, idol: IdolId, old: IdolId | 'none', path: string): void {
  const open = state.sites.findIndex((site, i) => i !== index && site.idol === idol);
  const covered = state.sites.findIndex((site) => site.coveredIdols.includes(idol));
  if (open >= 0) {
    state.sites[open] = { ...at(state.sites, open), idol: old };
  } else if (covered >= 0 && old !== NONE) {
    const site = at(state.sites, covered);
    state.sites[covered] = { ...site, coveredIdols: site.coveredIdols.with(site.coveredIdols.indexOf(idol), old) };
  } else {
    throw new Refusal('given.piece', { path, given: idol });
  }
}
