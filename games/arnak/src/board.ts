/** Looking at sites: what they are, who stands there, what they cost and give. */
import { at, type Seat } from '@moonstaff/kernel';
import { type Camp, campById, camps, type Place, places, type SiteId, tileById } from './data/index.ts';
import type { Effect, Icons, Level, Resource } from './effects/language.ts';
import type { ArnakState, Occupant, Site } from './state.ts';

const CAMPS = camps.length;

/** Camps come first, then the places in the order of the board, which is the same on both sides. */
const indexOf = new Map<string, number>([...camps, ...places.bird].map((site, index) => [site.id, index]));

export const siteIndex = (id: SiteId): number => indexOf.get(id) ?? -1;
export const isSiteId = (id: unknown): id is SiteId => typeof id === 'string' && indexOf.has(id);
export const siteOf = (state: ArnakState, id: SiteId): Site => at(state.sites, siteIndex(id));

/** All that's needed to know which board is played on. */
export type OnBoard = Pick<ArnakState, 'options'>;

const isCamp = (index: number): boolean => index < CAMPS;
export const placeAt = (state: OnBoard, index: number): Place => at(places[state.options.board], index - CAMPS);
const campAt = (index: number): Camp => at<Camp>(camps, index);

export const levelAt = (state: OnBoard, index: number): Level => (isCamp(index) ? 'camp' : placeAt(state, index).level);

/** Camps are row 0. */
export const rowAt = (state: OnBoard, index: number): number =>
  isCamp(index) ? 0 : placeAt(state, index).rowFromBottom;

/** Camps are open from the beginning (A-DIG-1). */
export const isDiscovered = ({ id, tile }: Pick<Site, 'id' | 'tile'>): boolean => isDiscoveredAt(siteIndex(id), tile);

/** The same for those who know the index of the site already. */
export const isDiscoveredAt = (index: number, tile: Site['tile']): boolean => tile !== 'none' || isCamp(index);

export const travelCost = (state: OnBoard, index: number, space: number): Icons =>
  isCamp(index) ? at(campAt(index).spaces, space) : placeAt(state, index).travel;

export function siteEffect(site: Site): Effect {
  if (site.tile !== 'none') return tileById[site.tile].effect;
  return Object.hasOwn(campById, site.id) ? campById[site.id as Camp['id'] & keyof typeof campById].effect : [];
}

export function offersOf(site: Site): readonly Resource[] {
  if (site.tile !== 'none') return tileById[site.tile].offers;
  return Object.hasOwn(campById, site.id) ? campById[site.id as Camp['id'] & keyof typeof campById].offers : [];
}

/** A-KEY-8: nobody on any of its spaces. */
export const isUnoccupied = (site: Site): boolean => site.spaces.every((who) => who === 'free' || who === 'blocked');

/** A-KEY-7. */
export const isOccupiedBy = (site: Site, who: Occupant): boolean => site.spaces.includes(who);

export const isOccupiedByOthers = (site: Site, seat: Seat): boolean =>
  site.spaces.some((who) => who === 'rival' || (typeof who === 'number' && who !== seat));

export function setSpace(state: ArnakState, index: number, space: number, who: Occupant): void {
  const site = at(state.sites, index);
  state.sites[index] = { ...site, spaces: site.spaces.with(space, who) };
}

export function setGuardian(state: ArnakState, index: number, guardian: Site['guardian']): void {
  state.sites[index] = { ...at(state.sites, index), guardian };
}

/** How many archaeologists of this seat stand on sites. */
export function placedFigures(state: ArnakState, seat: Seat): number {
  let count = 0;
  for (const site of state.sites) for (const who of site.spaces) if (who === seat) count++;
  return count;
}
